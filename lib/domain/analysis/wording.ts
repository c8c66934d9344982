import type { Lexicon } from '../text/lexicon';
import type { Span } from '../text/sentences';
import { type Word, wordsOf } from '../text/words';

/** Filled pauses such as "um", in any language. */
const HESITATION = /^(?:u+m+|u+h+|e+r+m*|h+m+|m+h*m+|a+h+|o+h+|ä+h+m*|eu+h+|e+h+|mhm)$/u;
const WITHOUT_PRONOUNS = new Set(['es', 'pt', 'it']);
/** "So crowded that …", "so far": here the word belongs to the following words. */
const BOUND = new Set(['so', 'much', 'many', 'far', 'few', 'that', 'little']);

/**
 * The words without filler at their beginning and loose marks at their end. Hedges stay, because they are part of the
 * claim.
 */
export function trimmedSpan({ text, start }: Span, lexicon: Lexicon): Span {
  const words = wordsOf(text);
  let first = 0;
  while (first < words.length - 1 && isFiller(text, words, first, lexicon)) first += 1;
  const from = first === 0 ? 0 : words[first]!.start;
  const head = from + (/^[\s,;:…–—-]+/u.exec(text.slice(from))?.[0].length ?? 0);
  const tail = /[\s,;:–—-]+$/u.exec(text.slice(head))?.[0].length ?? 0;
  const kept = text.slice(head, text.length - tail);
  return { text: kept, start: start + head, end: start + head + kept.length };
}

/** As a line of its own: on one line, with a capital first letter. */
export function tidied(text: string): string {
  return raised(text.replace(/\s+/gu, ' '));
}

function isFiller(text: string, words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const { norm, end } = words[at]!;
  const next = words[at + 1]!;
  if (HESITATION.test(norm)) return true;
  if (!lexicon.filler.has(norm)) return false;
  if (/^\s*[,…]/u.test(text.slice(end, next.start))) return true;
  if (BOUND.has(next.norm)) return false;
  if (HESITATION.test(next.norm) || lexicon.filler.has(next.norm) || lexicon.stop.has(next.norm)) return true;
  // In languages whose verbs include the subject, a clause can begin with any word.
  const joins = lexicon.joining.has(norm) || lexicon.contrast.has(norm) || lexicon.reason.has(norm);
  return joins && WITHOUT_PRONOUNS.has(lexicon.language);
}

/** Only if the capital is a single letter too: "ß" and some others have no such capital. */
function raised(text: string): string {
  const [first = ''] = text;
  const upper = first.toUpperCase();
  return upper.toLowerCase() === first ? upper + text.slice(first.length) : text;
}

const FINAL_MARKS = /[\s.,;:…。–—-]+$/u;

/** Without its final mark, for a line of its own; a question keeps its mark. What is marks alone stays. */
export function headline(text: string): string {
  return text.replace(FINAL_MARKS, '') || text;
}

/** The same of words at a place. */
export function headlineSpan({ text, start }: Pick<Span, 'text' | 'start'>): Span {
  const kept = headline(text);
  return { text: kept, start, end: start + kept.length };
}

/** At most `limit` characters, up to the end of a word that can be the last one. */
export function cutAtWord(text: string, limit: number, lexicon: Lexicon): string {
  if (text.length <= limit) return text;
  const words = wordsOf(text.slice(0, limit + 1)).filter(({ end }) => end <= limit);
  while (words.length > 1 && lexicon.stop.has(words.at(-1)!.norm)) words.pop();
  const last = words.at(-1);
  return last ? text.slice(0, last.end) : text.slice(0, limit).replace(/[\ud800-\udbff]$/u, '');
}

/** How many characters of the rest are checked for words that reverse the meaning. */
const NEXT_WORDS = 40;

/**
 * The beginning of a text, if it can be quoted: undefined when the rest soon negates, limits or contradicts it. In
 * German the very last word may be "nicht".
 */
export function fairCut(text: string, limit: number, lexicon: Lexicon): string | undefined {
  const start = cutAtWord(text, limit, lexicon);
  const rest = wordsOf(text.slice(start.length, start.length + 400)).slice(0, NEXT_WORDS);
  const turns = ({ norm }: Word) =>
    lexicon.negation.has(norm) || lexicon.qualifier.has(norm) || lexicon.contrast.has(norm);
  return rest.some(turns) ? undefined : start;
}
