import { newStemmer, type Stemmer } from 'snowball-stemmers';
import { BoundedMap } from '../bounded-map';

/** Snowball's algorithms, by the languages of the lexicons. Each stemmer is created at its first use. */
const ALGORITHMS = new Map([
  ['en', 'english'],
  ['de', 'german'],
  ['fr', 'french'],
  ['es', 'spanish'],
  ['pt', 'portuguese'],
  ['it', 'italian'],
  ['nl', 'dutch'],
]);
const stemmers = new Map<string, Stemmer>();
/** Results are kept because a stem takes some 40 µs and most words occur again. */
const known = new BoundedMap<string, string>(20_000);
/** Longer strings are no words, and the time grows with the square of the length. */
const LONGEST_WORD = 40;

/** The common part of a word's forms. A word of another language is its own stem. */
export function stem(norm: string, language: string): string {
  const algorithm = ALGORITHMS.get(language);
  if (algorithm === undefined || norm.length > LONGEST_WORD) return norm.replace(/'s$/, '');
  const key = `${language} ${norm}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const stemmer = stemmers.get(language) ?? newStemmer(algorithm);
  stemmers.set(language, stemmer);
  const stemmed = stemmer.stem(norm);
  known.set(key, stemmed);
  return stemmed;
}
