import { isOpen } from '../interview/answer-kinds';
import { lexiconFor } from '../text/lexicon-for';
import { sentencesOf } from '../text/sentences';
import type { StoredTurn } from './stored-turn';

/** A participant's own words, and the row of the transcript they are in. */
export interface Quote {
  text: string;
  responseIndex: number;
}

const SHORTEST = 30;
const LONGEST = 140;
/** In characters, when no sentence is short enough; the row has the rest. */
const CUT = 180;

/** The options for reading turns: `rowsBefore` rows of the transcript come before the first. */
export interface Reading {
  language: string;
  rowsBefore: number;
  /** Response indexes of the rows that a summary is based on, which are preferred. */
  cited: readonly number[];
  /** A line that is shown beside the quote already, which is not repeated. */
  tagline?: string | null | undefined;
  /** Which turns may be quoted; all when absent. */
  isWanted?: ((turn: StoredTurn) => boolean) | undefined;
  /** Whether a sentence may be quoted; all may when absent. */
  isQuotable?: ((sentence: string) => boolean) | undefined;
}

/**
 * The sentence of an interview that a list shows, verbatim: of a readable length, preferably from a row that the
 * summary is based on, preferably an early one. Undefined when no open question was answered in words.
 */
export function quoteOf(turns: readonly StoredTurn[], reading: Reading): Quote | undefined {
  const lexicon = lexiconFor(reading.language);
  const cited = new Set(reading.cited);
  let best: (Quote & { score: number }) | undefined;
  for (const [index, turn] of turns.entries()) {
    if (!isOpen(turn.answer) || reading.isWanted?.(turn) === false) continue;
    const responseIndex = index + reading.rowsBefore;
    for (const { text } of sentencesOf(turn.user, lexicon)) {
      if (reading.isQuotable?.(text) === false) continue;
      const score =
        fitness(text) + (cited.has(responseIndex) ? 1 : 0) - (repeats(text, reading.tagline) ? 2 : 0);
      if (!best || score > best.score) best = { text: shortened(text), responseIndex, score };
    }
  }
  return best && { text: best.text, responseIndex: best.responseIndex };
}

/** The latest answer in words, of an interview under way. */
export function lastWords(
  turns: readonly StoredTurn[],
  { language, rowsBefore }: Reading,
): Quote | undefined {
  const index = turns.findLastIndex(({ answer, user }) => isOpen(answer) && user.trim() !== '');
  const said = turns[index]?.user;
  if (said === undefined) return undefined;
  const [first] = sentencesOf(said, lexiconFor(language));
  return first && { text: shortened(first.text), responseIndex: index + rowsBefore };
}

function repeats(text: string, tagline: string | null | undefined): boolean {
  return Boolean(tagline) && text.toLowerCase().includes((tagline ?? '').toLowerCase().replace(/…$/, ''));
}

/** The weight of a sentence's length: readable at a glance is best. */
function fitness(text: string): number {
  if (text.length >= SHORTEST && text.length <= LONGEST) return text.endsWith('?') ? 2 : 3;
  return text.length > LONGEST ? 1 : 0;
}

function shortened(text: string): string {
  if (text.length <= CUT) return text;
  return `${text
    .slice(0, CUT)
    .replace(/\s+\S*$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')}…`;
}
