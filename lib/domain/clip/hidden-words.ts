import type { Passage } from '../reading/passage';
import type { TimedWord } from '../recording/timed-words';
import type { Segment } from '../recording/timeline';
import type { Hidden } from './clip';

/** Stands for hidden words, whatever their length was. */
const INK = '█';
const INKED = INK.repeat(5);
/** Sounds around a word that still tell it. */
const AROUND_MS = 80;

/** The words of a row that are hidden: those of a passage or a name, whole. By their places in `words`. */
export function hiddenWords(
  row: number,
  text: string,
  words: readonly Passage[],
  { names, passages }: Pick<Hidden, 'names' | 'passages'>,
): Set<number> {
  const spans: Passage[] = [
    ...passages.filter(({ responseIndex }) => responseIndex === row),
    ...names.flatMap((name) => placesOf(text, name)),
  ];
  if (spans.length === 0) return new Set();
  const marks = new Uint8Array(text.length);
  for (const { start, end } of spans) marks.fill(1, start, end);
  return new Set(words.flatMap(({ start, end }, at) => (marks.subarray(start, end).includes(1) ? [at] : [])));
}

/** Those of the names that are said in a text. */
export function namesSaid(text: string, names: readonly string[]): string[] {
  return names.filter((name) => placesOf(text, name).length > 0);
}

/** Where a name is said, also with a genitive's s. Neither case nor how an accent is written makes a difference. */
function placesOf(text: string, name: string): Passage[] {
  const { composed, placeOf } = composedText(text);
  return placesIn(composed, name.normalize('NFC')).map(({ start, end }) => ({
    start: placeOf(start),
    end: placeOf(end),
  }));
}

/** The text with accents in one form, and where each of its places was. */
function composedText(text: string): { composed: string; placeOf: (place: number) => number } {
  const composed = text.normalize('NFC');
  if (composed === text) return { composed, placeOf: (place) => place };
  const places: number[] = [];
  let whole = '';
  for (const { segment, index } of new Intl.Segmenter('und').segment(text)) {
    const one = segment.normalize('NFC');
    for (let at = 0; at < one.length; at += 1) places.push(index);
    whole += one;
  }
  return { composed: whole, placeOf: (place) => places[place] ?? text.length };
}

function placesIn(text: string, name: string): Passage[] {
  const parts = name.trim().split(/\s+/u).map(literal);
  const pattern = `(?<![\\p{L}\\p{N}])${parts.join('[\\s\\p{P}]+')}(?=(?:['’]?s|['’])?(?![\\p{L}\\p{N}]))`;
  const unspaced =
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
  const found = new RegExp(unspaced.test(name) ? parts.join('\\s*') : pattern, 'giu');
  return [...text.matchAll(found)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}

/** No more than these may be escaped in a pattern of characters beyond ASCII: a hyphen must not. */
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The text with hidden words blackened. It keeps its length, so that places in it stay. */
export function blackened(text: string, words: readonly Passage[], hidden: ReadonlySet<number>): string {
  let inked = '';
  let done = 0;
  for (const at of [...hidden].sort((a, b) => a - b)) {
    const { start, end } = words[at]!;
    inked += text.slice(done, start) + INK.repeat(end - start);
    done = end;
  }
  return inked + text.slice(done);
}

/** As it is shown: the length of a name tells something, too. */
export function showInk(text: string): string {
  return text.replace(/█+/gu, INKED);
}

/**
 * The times in which nothing may be heard. A word without a time of its own lies somewhere between its neighbours that
 * have one. Null when no word of the row has a time: then nobody knows where it is said.
 */
export function silencedTimes(
  words: readonly TimedWord[],
  hidden: ReadonlySet<number>,
  segment: Pick<Segment<unknown>, 'startMs' | 'endMs'>,
): { fromMs: number; toMs: number }[] | null {
  if (hidden.size === 0) return [];
  if (!words.some(({ isHeard }) => isHeard)) return null;
  const silenced: { fromMs: number; toMs: number }[] = [];
  for (const at of [...hidden].sort((a, b) => a - b)) {
    let [first, last] = [at, at];
    while (first >= 0 && !words[first]!.isHeard) first -= 1;
    while (last < words.length && !words[last]!.isHeard) last += 1;
    const fromMs = (first === at ? words[at]!.fromMs : (words[first]?.toMs ?? segment.startMs)) - AROUND_MS;
    const toMs = (last === at ? words[at]!.toMs : (words[last]?.fromMs ?? segment.endMs)) + AROUND_MS;
    const before = silenced.at(-1);
    if (before && fromMs <= before.toMs) before.toMs = Math.max(before.toMs, toMs);
    else silenced.push({ fromMs, toMs });
  }
  return silenced;
}
