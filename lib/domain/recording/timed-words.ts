import { isUnspaced, wordsOf } from '../text/words';
import type { SpokenWord } from './processed';
import { type PlacedWord, placeWords } from './said-words';
import type { Segment } from './timeline';

/** A word of a row, counted from 0 in its text, with its time on the interview's clock. */
export interface TimedWord extends PlacedWord {
  /** Whether the transcriber gave the time; otherwise it was spread evenly between those that it gave. */
  isHeard: boolean;
}

/** The words of a text as readers count them: what stands between spaces, and in scripts without spaces each word. */
export function rowWords(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: run, index }) => {
    if (!isUnspaced(run)) return [{ start: index, end: index + run.length }];
    const found = wordsOf(run);
    // Marks between words belong to the word before them, so that nothing is left out.
    return found.map((word, at) => ({
      start: index + (at === 0 ? 0 : word.start),
      end: index + (found[at + 1]?.start ?? run.length),
    }));
  });
}

/** Every word of a row's text with a time within its segment; times never run backwards. */
export function timedWords<R extends { speech: { words: readonly SpokenWord[] } }>(
  text: string,
  segment: Segment<R>,
): TimedWord[] {
  const placed = placeWords(text, segment);
  let next = 0;
  const words = rowWords(text).map((word) => {
    while (next < placed.length && placed[next]!.end <= word.start) next += 1;
    const heard: PlacedWord[] = [];
    for (let at = next; at < placed.length && placed[at]!.start < word.end; at += 1) heard.push(placed[at]!);
    return { word, heard };
  });
  const timed: TimedWord[] = [];
  let from = segment.startMs;
  for (let at = 0; at < words.length; ) {
    const { word, heard } = words[at]!;
    if (heard.length > 0) {
      const fromMs = Math.max(from, heard[0]!.fromMs);
      const toMs = Math.max(fromMs, heard.at(-1)!.toMs);
      timed.push({ ...word, fromMs, toMs, isHeard: true });
      from = toMs;
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < words.length && words[end]!.heard.length === 0) end += 1;
    const gap = words.slice(at, end).map((one) => one.word);
    const until = Math.max(from, words[end]?.heard[0]?.fromMs ?? segment.endMs);
    timed.push(...spread(gap, from, until));
    from = until;
    at += gap.length;
  }
  return timed;
}

/** Each word takes time by its length. */
function spread(words: readonly { start: number; end: number }[], from: number, until: number): TimedWord[] {
  const whole = words.reduce((sum, { start, end }) => sum + end - start, 0);
  let said = 0;
  return words.map((word) => {
    const at = (length: number) => Math.round(from + (length / whole) * (until - from));
    const fromMs = at(said);
    said += word.end - word.start;
    return { ...word, fromMs, toMs: at(said), isHeard: false };
  });
}
