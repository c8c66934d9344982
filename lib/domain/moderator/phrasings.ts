import type { Address } from './address';
import type { ModeratorLanguage } from './lexicon';
import type { Phrasing } from './phrasing';
import { PHRASING_DE } from './phrasing-de';
import { PHRASING_EN } from './phrasing-en';
import { PHRASING_ES } from './phrasing-es';
import { PHRASING_FR } from './phrasing-fr';
import { PHRASING_IT } from './phrasing-it';
import { PHRASING_NL } from './phrasing-nl';
import { PHRASING_PT } from './phrasing-pt';

const BOTH: Record<ModeratorLanguage, Phrasing> = {
  en: PHRASING_EN,
  de: PHRASING_DE,
  fr: PHRASING_FR,
  es: PHRASING_ES,
  pt: PHRASING_PT,
  it: PHRASING_IT,
  nl: PHRASING_NL,
};

/** The ways to ask in each language, by how participants are addressed. */
export const PHRASINGS: Record<Address, Record<ModeratorLanguage, Phrasing>> = {
  formal: inForm('$1'),
  informal: inForm('$2'),
};

/** Of texts like `Was [können Sie|kannst du] dazu sagen?` one form: `$1` or `$2`. */
function inForm(form: '$1' | '$2'): Record<ModeratorLanguage, Phrasing> {
  return JSON.parse(JSON.stringify(BOTH), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\[([^|\]]*)\|([^\]]*)\]/gu, form) : value,
  );
}
