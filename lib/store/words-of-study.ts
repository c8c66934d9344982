import { isDistributed } from './by-study';

/**
 * The condition, in a statement's text, that a row `w` of `response_words` is of this study and has these words (a
 * tsquery). Its index has the study's id among the words of each response, so that it is not looked for where other
 * studies say the same.
 */
export function wordsOfStudy(study: string, words: string): string {
  const query = `('''' || ${study}::uuid::text || '''')::tsquery && ${words}::tsquery`;
  const found = `(w.words || array_to_tsvector(array[w.study_id::text])) @@ (${query})`;
  return isDistributed() ? `w.study_id = ${study}::uuid and ${found}` : found;
}
