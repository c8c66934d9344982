import { languageTag } from '@/lib/domain/reading/language-tag';
import { directionOf } from './interview-language';

/**
 * For what is in the interview's language: the study's words and the participant's. All of it stands at the side where
 * its language begins; a text that has no translation is read in its own direction there (decisions, B4).
 */
export interface OwnWords {
  lang: string;
  dir: 'ltr' | 'rtl';
  style: { unicodeBidi: 'plaintext'; textAlign: 'left' | 'right' };
}

export function ownWords(language: string): OwnWords {
  return { lang: languageTag(language), ...aligned(language) };
}

/** A side of its own for each line: `start` would follow the direction of the words instead. */
export function aligned(language: string): Omit<OwnWords, 'lang'> {
  const dir = directionOf(language);
  return { dir, style: { unicodeBidi: 'plaintext', textAlign: dir === 'rtl' ? 'right' : 'left' } };
}
