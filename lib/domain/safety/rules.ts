import { german } from './rules-de';
import { english } from './rules-en';
import { spanish } from './rules-es';
import { french } from './rules-fr';
import { italian } from './rules-it';
import { dutch } from './rules-nl';
import { portuguese } from './rules-pt';
import type { SafetyRules } from './safety-rules';

export const RULES: Readonly<Record<string, SafetyRules>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
};
