import { type Lexicon, wordSet } from './lexicon';
import { de } from './lexicons/de';
import { en } from './lexicons/en';
import { es } from './lexicons/es';
import { fr } from './lexicons/fr';
import { it } from './lexicons/it';
import { nl } from './lexicons/nl';
import { pt } from './lexicons/pt';

export const LEXICONS: readonly Lexicon[] = [en, de, fr, es, pt, it, nl];

const none = wordSet('');
const NEVER = /(?!)/;
const NEVER_EVERYWHERE = /(?!)/gu;

/** The lexicon of an unknown language: function words are recognised only by their frequency. */
export function emptyLexicon(language: string): Lexicon {
  return {
    language,
    stop: none,
    generic: none,
    filler: none,
    positive: none,
    negative: none,
    negation: none,
    vague: none,
    abuse: none,
    joining: none,
    contrast: none,
    reason: none,
    qualifier: none,
    determiner: none,
    linking: none,
    concrete: none,
    abbreviations: none,
    nonAnswer: NEVER,
    selfDescription: NEVER_EVERYWHERE,
    notSelf: NEVER,
    closingQuestion: NEVER,
    aside: NEVER,
    on: '',
  };
}

/** `de-CH` and `en-medical` are read as `de` and `en`. Never fails. */
export function lexiconFor(language: string): Lexicon {
  const base = language.toLowerCase().split('-')[0];
  return LEXICONS.find((lexicon) => lexicon.language === base) ?? emptyLexicon(language);
}
