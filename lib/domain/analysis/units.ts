import type { Lexicon } from '../text/lexicon';
import { type Word, wordsOf } from '../text/words';
import type { AnalysisRow } from './analysis';
import { isTopic, type Reading, rarity, type SaidSentence, termOf } from './reading';
import { concreteMarkers, hasSubstance } from './substance';
import { fairCut, trimmedQuote } from './wording';

/** A piece of text that can be quoted by itself, and how informative it is. */
export interface Unit {
  row: AnalysisRow;
  text: string;
  /** Not a clause of a sentence that is a unit itself. */
  isSentence: boolean;
  terms: ReadonlySet<string>;
  score: number;
}

/** Refers to something before it: weak when quoted alone. */
const POINTING = new Set(
  "it it's that that's this they they're these those he she es er ça cela c'est il elle ils elles eso esto isso isto quello ciò het dat".split(
    ' ',
  ),
);

/** The longest text, in characters, for a line of its own. */
export const LONGEST_UNIT = 180;

/**
 * The quotable pieces of the interview, in order: sentences and the clauses that stand alone. Of a sentence too long
 * for a line only the clauses, and without any, its beginning if that does not distort the meaning.
 */
export function quotableUnits(reading: Reading): Unit[] {
  return reading.sentences.flatMap((sentence) => {
    const whole = trimmedQuote(sentence.span.text, reading.lexicon);
    const clauses = sentence.clauses
      .filter((clause) => clause.standsAlone)
      .map((clause) => trimmedQuote(clause.text, reading.lexicon))
      .filter((text) => text.length <= LONGEST_UNIT && text !== whole)
      .map((text) => ({ text, isSentence: whole.length > LONGEST_UNIT }));
    const sentences = whole.length <= LONGEST_UNIT ? [{ text: whole, isSentence: true }] : [];
    const quotes = [...sentences, ...clauses];
    if (quotes.length === 0) {
      const cut = fairCut(whole, LONGEST_UNIT, reading.lexicon);
      if (cut !== undefined) quotes.push({ text: cut, isSentence: true });
    }
    return quotes.flatMap((quote) => unitOf(quote, sentence, reading) ?? []);
  });
}

function unitOf(
  { text, isSentence }: { text: string; isSentence: boolean },
  sentence: SaidSentence,
  reading: Reading,
): Unit | undefined {
  const words = wordsOf(text);
  if (!hasSubstance(text, words, reading.lexicon)) return undefined;
  const terms = new Set(
    words.filter((word) => isTopic(word, reading.lexicon)).map((word) => termOf(word, reading.lexicon)),
  );
  return {
    row: sentence.row,
    text,
    isSentence,
    terms,
    score: strength(text, words, terms, sentence, reading),
  };
}

/**
 * Salient terms relative to its length, evaluation, concreteness and position; less for text that is unclear when
 * alone.
 */
function strength(
  text: string,
  words: readonly Word[],
  terms: ReadonlySet<string>,
  sentence: SaidSentence,
  reading: Reading,
): number {
  const { lexicon } = reading;
  let salience = 0;
  for (const term of terms) salience += weight(term, reading);
  const evaluations = Math.min(2, words.filter(({ norm }) => isEvaluative(norm, lexicon)).length);
  const concrete = Math.min(3, concreteMarkers(text, words, lexicon));
  const fillers = words
    .slice(1)
    .filter(({ norm }) => lexicon.filler.has(norm) && !lexicon.joining.has(norm)).length;
  const score =
    salience / Math.sqrt(4 + words.length) +
    0.3 * evaluations +
    0.2 * concrete +
    (sentence.isFirst ? 0.1 : 0) -
    (POINTING.has(words[0]?.norm ?? '') ? 0.2 : 0) -
    0.1 * Math.min(3, fillers) -
    (/[?？؟]\s*$/u.test(text) ? 0.8 : 0) -
    (lexicon.aside.test(text) ? 0.5 : 0) -
    // Self-descriptions are shown elsewhere (personas).
    (text.search(lexicon.selfDescription) >= 0 ? 0.4 : 0);
  return Math.max(0.01, score) * lengthFactor(words.length);
}

function lengthFactor(words: number): number {
  if (words < 4) return 0.5;
  return words > 40 ? 0.8 : 1;
}

export function weight(term: string, { frequencies, asked, input }: Reading): number {
  const said = 1 + Math.log2(frequencies.get(term) ?? 1);
  return said * (asked.has(term) ? 0.4 : 1) * rarity(term, input.known);
}

function isEvaluative(norm: string, lexicon: Lexicon): boolean {
  return lexicon.positive.has(norm) || lexicon.negative.has(norm);
}

/** Repeated words are quoted once. */
export function distinctUnits(units: readonly Unit[]): Unit[] {
  const seen = new Set<string>();
  return units.filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
