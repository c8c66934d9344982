import type { Lexicon } from '../text/lexicon';
import type { Span } from '../text/sentences';
import { type Word, wordsOf } from '../text/words';
import type { AnalysisRow, Statement } from './analysis';
import { isHalting, isMeta, isWholeThought, viewOf } from './fidelity';
import { isTopic, type Reading, rarity, type SaidSentence, termOf } from './reading';
import { concreteMarkers, hasSubstance, saysSomething } from './substance';
import { tidied, trimmedSpan } from './wording';

/** A piece of what was said that can be quoted by itself, and how informative it is. */
export interface Unit {
  row: AnalysisRow;
  /** As a line of its own. */
  text: string;
  /** Its place in the row's `user`. */
  start: number;
  end: number;
  view: Statement['view'];
  /** Not a clause of a sentence that is a unit itself. */
  isSentence: boolean;
  isHalting: boolean;
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
/** A sentence of which no clause stands alone may be longer: half of it might say something else. */
const LONGEST_SENTENCE = 320;

/**
 * The quotable pieces of the interview, in order: sentences and the clauses that stand alone. Each is a whole thought
 * of a known view, and is never cut.
 */
export function quotableUnits(reading: Reading): Unit[] {
  return reading.sentences.flatMap((sentence) => {
    const { lexicon } = reading;
    if (isMeta(sentence.span.text, lexicon) || /[?？؟]["'”’»)]*\s*$/u.test(sentence.span.text)) return [];
    const whole = trimmedSpan(sentence.span, lexicon);
    const clauses = sentence.clauses
      .filter((clause) => clause.standsAlone)
      .map((clause) => trimmedSpan(clause, lexicon))
      .filter(({ text }) => text.length <= LONGEST_UNIT && text !== whole.text)
      .flatMap((span) => unitOf(span, false, sentence, reading) ?? []);
    const most = clauses.length === 0 ? LONGEST_SENTENCE : LONGEST_UNIT;
    const wholes = whole.text.length <= most ? [unitOf(whole, true, sentence, reading) ?? []].flat() : [];
    // Of a sentence that is too long its clauses are lines of their own.
    if (wholes.length === 0 && whole.text.length > most)
      return clauses.map((unit) => ({ ...unit, isSentence: true }));
    return [...wholes, ...clauses];
  });
}

/** As a statement with its evidence. */
export function statementOf({ row, text, start, end, view }: Unit): Statement {
  return { text, passages: [{ responseIndex: row.responseIndex, start, end }], view };
}

function unitOf(span: Span, isSentence: boolean, sentence: SaidSentence, reading: Reading): Unit | undefined {
  const { lexicon } = reading;
  const words = wordsOf(span.text);
  if (!hasSubstance(span.text, words, lexicon) || !saysSomething(span.text, words, lexicon)) return undefined;
  if (!isWholeThought(span.text, words, lexicon, isSentence)) return undefined;
  const view = viewOf(sentence, span, lexicon);
  if (view === null) return undefined;
  const terms = new Set(words.filter((word) => isTopic(word, lexicon)).map((word) => termOf(word, lexicon)));
  return {
    row: sentence.row,
    text: tidied(span.text),
    start: span.start,
    end: span.end,
    view,
    isSentence,
    isHalting: isHalting(words, lexicon),
    terms,
    score: strength(span.text, words, terms, sentence, reading),
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
    (isPointing(words, lexicon) ? 0.3 : 0) -
    0.1 * Math.min(3, fillers) -
    (lexicon.aside.test(text) ? 0.5 : 0) -
    // Self-descriptions are shown elsewhere (personas).
    (text.search(lexicon.selfDescription) >= 0 ? 0.4 : 0);
  return Math.max(0.01, score) * lengthFactor(words.length) * (isHalting(words, lexicon) ? 0.6 : 1);
}

/** Whether it begins with what only the words before it explain. */
export function isPointing(words: readonly Word[], { language }: Lexicon): boolean {
  const first = words[0]?.norm ?? '';
  // An article in Italian.
  return POINTING.has(first) && !(language === 'it' && first === 'il');
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
