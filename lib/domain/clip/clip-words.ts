import { type Cue, cuesOfWords } from '../recording/captions';
import { type TimedWord, timedWords } from '../recording/timed-words';
import type { Hidden } from './clip';
import type { SpokenTimeline } from './cut-clip';
import { blackened, hiddenWords, namesSaid, showInk, silencedTimes } from './hidden-words';

/** What is said in a part of a response, on the interview's clock. */
export interface ClipWords {
  /** A line for each row, hidden words blackened. */
  transcript: string;
  cues: Cue[];
  /** The times in which nothing may be heard. */
  silenced: { fromMs: number; toMs: number }[];
  /** A row with hidden words of which nobody knows when they are said; null when there is none. */
  untimedRow: number | null;
  /** The hidden names that are said somewhere in its rows. */
  namesSaid: Set<string>;
}

/** The words that are said for the most part between two times. */
export function clipWords(
  timeline: SpokenTimeline,
  textOf: (row: number) => string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  hide: Pick<Hidden, 'names' | 'passages'>,
): ClipWords {
  const found: ClipWords = { transcript: '', cues: [], silenced: [], untimedRow: null, namesSaid: new Set() };
  const lines: string[] = [];
  for (const segment of timeline.segments) {
    if (segment.startMs >= toMs || segment.endMs <= fromMs) continue;
    const text = textOf(segment.row);
    const words = timedWords(text, segment);
    for (const name of namesSaid(text, hide.names)) found.namesSaid.add(name);
    const hidden = hiddenWords(segment.row, text, words, hide);
    const silenced = silencedTimes(words, hidden, segment);
    if (silenced === null) found.untimedRow ??= segment.row;
    found.silenced.push(...(silenced ?? []));
    const inside = words.filter((word) => isInside(word, fromMs, toMs));
    const [first, last] = [inside[0], inside.at(-1)];
    if (!first || !last) continue;
    const said = blackened(text, words, hidden).slice(first.start, last.end);
    lines.push(showInk(said.replace(/\s+/gu, ' ').trim()));
    const moved = inside.map(({ start, end, ...times }) => ({
      ...times,
      start: start - first.start,
      end: end - first.start,
    }));
    const within = { ...segment, endMs: Math.min(segment.endMs, toMs) };
    for (const cue of cuesOfWords(said, moved, within)) {
      const placed = {
        ...cue,
        startMs: Math.max(fromMs, cue.startMs),
        endMs: Math.min(toMs, cue.endMs),
        text: showInk(cue.text),
      };
      if (placed.text !== '' && placed.endMs > placed.startMs) found.cues.push(placed);
    }
  }
  return { ...found, transcript: lines.join('\n') };
}

function isInside({ fromMs, toMs }: TimedWord, from: number, to: number): boolean {
  const middle = (fromMs + toMs) / 2;
  return middle >= from && middle < to;
}
