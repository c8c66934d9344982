import { commonEnds } from './common-ends';
import type { Passage } from './passage';

/**
 * Where a passage of a text is after the text was mended: its own words where they are still there, nearest to where
 * they were; otherwise what stands in their place. Null when nothing does.
 */
export function movedPassage(before: string, after: string, { start, end }: Passage): Passage | null {
  const { head, tail } = commonEnds(before, after);
  const grown = after.length - before.length;
  if (end <= head) return { start, end };
  if (start >= before.length - tail) return { start: start + grown, end: end + grown };
  const quote = before.slice(start, end);
  const near = nearest(after, quote, start);
  if (near !== null) return { start: near, end: near + quote.length };
  const from = Math.min(start, head);
  const to = Math.max(end, before.length - tail) + grown;
  // Blanks at its ends say nothing.
  const stood = after.slice(from, to);
  const first = from + (stood.length - stood.trimStart().length);
  const last = from + stood.trimEnd().length;
  return last > first ? { start: first, end: last } : null;
}

/** Where `quote` begins in `text`, as near to `place` as it is found; null when it is not. */
function nearest(text: string, quote: string, place: number): number | null {
  const before = text.lastIndexOf(quote, place);
  const behind = text.indexOf(quote, place);
  if (before < 0 || behind < 0) return before < 0 && behind < 0 ? null : Math.max(before, behind);
  return place - before <= behind - place ? before : behind;
}
