import { passageProblem } from '../reading/annotation';
import type { Mention, Said } from './mention';
import type { Stance } from './theme';

/** Fewer letters are no thought. */
const SHORTEST = 8;

/** Where a quote stands in a row, letter by letter; null when it does not: then it is dropped. */
export function placeOfQuote(
  said: readonly Said[],
  { row, quote }: { row: number; quote: string },
): { seq: number; start: number; end: number } | null {
  const one = said[row - 1];
  const words = quote.trim();
  const start = one && words.length >= SHORTEST ? one.text.indexOf(words) : -1;
  if (!one || start < 0) return null;
  const end = start + words.length;
  return passageProblem(one.text, { start, end }) === null ? { seq: one.seq, start, end } : null;
}

/** What a model named, as far as it is there: an unknown theme, or words that nobody said, are left out. */
export function checkedMentions(
  found: readonly { theme: number; row: number; quote: string; stance: Stance }[],
  themes: readonly { id: string }[],
  said: readonly Said[],
): Mention[] {
  const mentions: Mention[] = [];
  for (const one of found) {
    const theme = themes[one.theme - 1];
    const place = placeOfQuote(said, one);
    if (!theme || !place) continue;
    const overlaps = mentions.some(
      (other) =>
        other.themeId === theme.id &&
        other.seq === place.seq &&
        other.start < place.end &&
        place.start < other.end,
    );
    if (!overlaps) mentions.push({ themeId: theme.id, ...place, stance: one.stance });
  }
  return mentions;
}

/** Of two readings of the same interview, what both found: with the same stance, where they overlap. */
export function agreed(first: readonly Mention[], second: readonly Mention[]): Mention[] {
  return first.filter((one) =>
    second.some(
      (other) =>
        other.themeId === one.themeId &&
        other.stance === one.stance &&
        other.seq === one.seq &&
        other.start < one.end &&
        one.start < other.end,
    ),
  );
}

/** Whether an interview is one of the tenth that is read twice; always the same ones. */
export function isReadTwice(responseId: string): boolean {
  return Number.parseInt(responseId.slice(-4), 16) % 10 === 0;
}
