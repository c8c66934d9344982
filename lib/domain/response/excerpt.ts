import type { Span } from '../text/sentences';
import { occurrences, type SoughtPhrase, saidWords } from './spoken-words';

/** A part of a participant's words with the search matches in it. Offsets are UTF-16 units of `text`. */
export interface Excerpt {
  text: string;
  marks: [number, number][];
}

/** So few words before the match that it is visible on a single line. */
const BEFORE = 32;
const LONGEST = 220;

/** The words around the first match in a text; undefined when there is none. `language` is the interview's. */
export function excerptOf(
  text: string,
  phrases: readonly SoughtPhrase[],
  language: string,
): Excerpt | undefined {
  const words = saidWords(text, language);
  const marks = phrases
    .flatMap((phrase) => occurrences(words, phrase))
    .map(([first, last]): [number, number] => [words[first]?.start ?? 0, words[last]?.end ?? 0])
    .sort((a, b) => a[0] - b[0]);
  const [first] = marks;
  if (!first) return undefined;
  const { start, end } = around(text, first);
  const before = start > 0 ? '…' : '';
  const after = end < text.length ? '…' : '';
  const shift = before.length - start;
  const inside = joined(marks.filter(([from, to]) => from >= start && to <= end));
  return {
    text: `${before}${text.slice(start, end).replace(/\s/g, ' ')}${after}`,
    marks: inside.map(([from, to]) => [from + shift, to + shift]),
  };
}

/** Begins and ends between words. */
function around(text: string, [from, to]: [number, number]): Span {
  let start = Math.max(0, from - BEFORE);
  if (start > 0) start = beginning(text, start, from);
  let end = Math.min(text.length, Math.max(to, start + LONGEST));
  if (end < text.length) end = ending(text, end, to);
  return { text: text.slice(start, end), start, end };
}

function beginning(text: string, start: number, atMost: number): number {
  const space = text.slice(start, atMost).search(/\s\S/);
  const at = space === -1 ? start : start + space + 1;
  return inPair(text, at) ? at + 1 : at;
}

function ending(text: string, end: number, atLeast: number): number {
  const cut = text.slice(atLeast, end).replace(/\S*$/, '').trimEnd();
  const at = cut === '' ? end : atLeast + cut.length;
  return inPair(text, at) ? at - 1 : at;
}

/** Whether a cut there would split a surrogate pair. */
function inPair(text: string, at: number): boolean {
  return /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1));
}

/** Merges overlapping marks. */
function joined(marks: readonly [number, number][]): [number, number][] {
  const whole: [number, number][] = [];
  for (const [from, to] of marks) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}
