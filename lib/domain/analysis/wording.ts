import type { Lexicon } from '../text/lexicon';
import { type Word, wordsOf } from '../text/words';

/** Sounds that are no words, in any language. */
const HESITATION = /^(?:u+m+|u+h+|e+r+m*|h+m+|m+h*m+|a+h+|o+h+|ä+h+m*|eu+h+|e+h+|mhm)$/u;
const WITHOUT_PRONOUNS = new Set(['es', 'pt', 'it']);
/** "So crowded that …", "so far": here the word belongs to what follows. */
const BOUND = new Set(['so', 'much', 'many', 'far', 'few', 'that', 'little']);

/**
 * The words without filler at their beginning and loose marks at their end: always a piece of `text`, the first letter
 * raised. Hedges stay, they are part of the claim.
 */
export function trimmedQuote(text: string, lexicon: Lexicon): string {
  const words = wordsOf(text);
  let first = 0;
  while (first < words.length - 1 && isFiller(text, words, first, lexicon)) first += 1;
  const from = first === 0 ? 0 : words[first]!.start;
  const quote = text
    .slice(from)
    .replace(/^[\s,;:…–—-]+/u, '')
    .replace(/[\s,;:–—-]+$/u, '')
    .replace(/\s+/gu, ' ');
  return raised(quote);
}

function isFiller(text: string, words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const { norm, end } = words[at]!;
  const next = words[at + 1]!;
  if (HESITATION.test(norm)) return true;
  if (!lexicon.filler.has(norm)) return false;
  if (/^\s*[,…]/u.test(text.slice(end, next.start))) return true;
  if (BOUND.has(next.norm)) return false;
  if (HESITATION.test(next.norm) || lexicon.filler.has(next.norm) || lexicon.stop.has(next.norm)) return true;
  // Where verbs carry their subjects, a clause begins with any word.
  const joins = lexicon.joining.has(norm) || lexicon.contrast.has(norm) || lexicon.reason.has(norm);
  return joins && WITHOUT_PRONOUNS.has(lexicon.language);
}

/** Only where the raised letter is the same letter: "ß" and some others have no other form of one letter. */
function raised(text: string): string {
  const [first = ''] = text;
  const upper = first.toUpperCase();
  return upper.toLowerCase() === first ? upper + text.slice(first.length) : text;
}

/** Ended without a mark, for a line that stands by itself; a question keeps its own. */
export function headline(text: string): string {
  return text.replace(/[\s.,;:…。–—-]+$/u, '');
}

/** At most `limit` characters of it, up to the end of a word that may stand last. */
export function cutAtWord(text: string, limit: number, lexicon: Lexicon): string {
  if (text.length <= limit) return text;
  const words = wordsOf(text.slice(0, limit + 1)).filter(({ end }) => end <= limit);
  while (words.length > 1 && lexicon.stop.has(words.at(-1)!.norm)) words.pop();
  const last = words.at(-1);
  return last ? text.slice(0, last.end) : text.slice(0, limit).replace(/[\ud800-\udbff]$/u, '');
}

/** How far the rest is looked at for what would turn the beginning round. */
const NEXT_WORDS = 40;

/**
 * The beginning of it, when it may be quoted: undefined where what is cut off soon negates, limits or contradicts. In
 * German the very last word may be "nicht".
 */
export function fairCut(text: string, limit: number, lexicon: Lexicon): string | undefined {
  const start = cutAtWord(text, limit, lexicon);
  const rest = wordsOf(text.slice(start.length, start.length + 400)).slice(0, NEXT_WORDS);
  const turns = ({ norm }: Word) =>
    lexicon.negation.has(norm) || lexicon.qualifier.has(norm) || lexicon.contrast.has(norm);
  return rest.some(turns) ? undefined : start;
}
