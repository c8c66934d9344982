import type { Lexicon, ModeratorLanguage } from './lexicon';
import { GERMAN, GERMAN_SUBJECTS } from './lexicon-de';
import { ENGLISH, ENGLISH_SUBJECTS } from './lexicon-en';
import { SPANISH, SPANISH_SUBJECTS } from './lexicon-es';
import { FRENCH, FRENCH_SUBJECTS } from './lexicon-fr';
import { ITALIAN, ITALIAN_SUBJECTS } from './lexicon-it';
import { DUTCH, DUTCH_SUBJECTS } from './lexicon-nl';
import { PORTUGUESE, PORTUGUESE_SUBJECTS } from './lexicon-pt';

interface KnownLanguage {
  lexicon: Lexicon;
  /** Words that can begin a clause of its own. */
  subjects: ReadonlySet<string>;
}

export const LANGUAGES: Record<ModeratorLanguage, KnownLanguage> = {
  en: { lexicon: ENGLISH, subjects: ENGLISH_SUBJECTS },
  de: { lexicon: GERMAN, subjects: GERMAN_SUBJECTS },
  fr: { lexicon: FRENCH, subjects: FRENCH_SUBJECTS },
  es: { lexicon: SPANISH, subjects: SPANISH_SUBJECTS },
  pt: { lexicon: PORTUGUESE, subjects: PORTUGUESE_SUBJECTS },
  it: { lexicon: ITALIAN, subjects: ITALIAN_SUBJECTS },
  nl: { lexicon: DUTCH, subjects: DUTCH_SUBJECTS },
};
