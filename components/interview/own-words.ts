import { languageTag } from './interview-language';

/**
 * For what is in the interview's language: the study's words and the participant's. Their direction shows itself: text
 * without a translation stands in the study's own language (decisions, B4).
 */
export interface OwnWords {
  lang: string;
  dir: 'auto';
}

export function ownWords(language: string): OwnWords {
  return { lang: languageTag(language), dir: 'auto' };
}
