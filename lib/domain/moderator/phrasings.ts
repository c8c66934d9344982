import type { ModeratorLanguage } from './lexicon';
import type { Phrasing } from './phrasing';
import { PHRASING_DE } from './phrasing-de';
import { PHRASING_EN } from './phrasing-en';
import { PHRASING_ES } from './phrasing-es';
import { PHRASING_FR } from './phrasing-fr';
import { PHRASING_IT } from './phrasing-it';
import { PHRASING_NL } from './phrasing-nl';
import { PHRASING_PT } from './phrasing-pt';

export const PHRASINGS: Record<ModeratorLanguage, Phrasing> = {
  en: PHRASING_EN,
  de: PHRASING_DE,
  fr: PHRASING_FR,
  es: PHRASING_ES,
  pt: PHRASING_PT,
  it: PHRASING_IT,
  nl: PHRASING_NL,
};
