import { newStemmer, type Stemmer } from 'snowball-stemmers';
import { BoundedMap } from '../bounded-map';

/** Snowball's algorithms, by the languages of the lexicons. Each is made when it is first asked. */
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
/** A stem takes some 40 µs, and most words are said again. */
const known = new BoundedMap<string, string>(20_000);
/** Longer ones are no words, and time grows with the square of the length. */
const LONGEST_WORD = 40;

/** What the forms of a word have in common. A word of another language is its own stem. */
export function stem(norm: string, language: string): string {
  const algorithm = ALGORITHMS.get(language);
  if (algorithm === undefined || norm.length > LONGEST_WORD) return norm.replace(/'s$/, '');
  const key = `${language} ${norm}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const stemmer = stemmers.get(language) ?? newStemmer(algorithm);
  stemmers.set(language, stemmer);
  const made = stemmer.stem(norm);
  known.set(key, made);
  return made;
}
