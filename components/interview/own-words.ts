import { languageTag } from '@/lib/domain/reading/language-tag';
import { directionOf } from './interview-language';

/**
 * Attributes for texts in the interview's language: the study's and the participant's. They are aligned to the side
 * where that language begins; a text without a translation is written in its own direction there (decisions, B4).
 */
export interface OwnWords {
  lang: string;
  dir: 'ltr' | 'rtl';
  style: { unicodeBidi: 'plaintext'; textAlign: 'left' | 'right' };
}

export function ownWords(language: string): OwnWords {
  return { lang: languageTag(language), ...aligned(language) };
}

/** An explicit side for each line: `start` would follow the direction of the text. */
export function aligned(language: string): Omit<OwnWords, 'lang'> {
  const dir = directionOf(language);
  return { dir, style: { unicodeBidi: 'plaintext', textAlign: dir === 'rtl' ? 'right' : 'left' } };
}
