/** A line of whom to turn to: its words, and the number in it, if any. */
export interface SupportLine {
  words: string;
  /** As it is written; null when the line has none. */
  number: string | null;
  /** What the device is to call; null without a number. */
  href: string | null;
}

/** A telephone number: digits with the marks that people put between them. */
const NUMBER = /\+?\d(?:[\d ()/.-]{0,22}\d)?/g;
const FEWEST_DIGITS = 3;

/** The operator's text as lines; the last number of each is the one to call. Nothing is added to what was entered. */
export function supportLines(message: string): SupportLine[] {
  return message
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const found = [...line.matchAll(NUMBER)].filter(
        ([number]) => number.replace(/\D/g, '').length >= FEWEST_DIGITS,
      );
      const last = found.at(-1);
      if (!last) return { words: line, number: null, href: null };
      const [number] = last;
      const before = line.slice(0, last.index);
      const after = line.slice(last.index + number.length);
      // A number within a sentence stays there; one at its beginning or end stands apart.
      const apart = after.trim() === '' || before.trim() === '';
      const words = apart ? `${before}${after}`.replace(/^[\s:–—-]+|[\s:–—-]+$/g, '') : line;
      return { words, number, href: `tel:${number.replace(/[^\d+]/g, '')}` };
    });
}
