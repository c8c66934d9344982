import type { SpokenWord } from '../recording/processed';
import { type TimedWord, timedWords } from '../recording/timed-words';
import type { Segment, TimedRecording, Timeline } from '../recording/timeline';
import { type Anchor, type ClipCut, type ClipPlace, LONGEST_CLIP_SECONDS, SHORTEST_CLIP_MS } from './clip';

export type SpokenRecording = TimedRecording & { speech: { words: readonly SpokenWord[] } };
export type SpokenTimeline<R extends SpokenRecording = SpokenRecording> = Timeline<R>;

/** Why there is no such clip, and which end is to blame. */
export interface CutProblem {
  path: ['from'] | ['to'];
  message: string;
}

/** A word's first and last sounds are often outside the times that transcribers give. */
const LEAD_MS = 60;
const TAIL_MS = 120;
/** Seconds that were rounded may be a little past the end. */
const ROUNDED_MS = 50;

/** The cut between two places, both included. `textOf` gives the participant's words in a row. */
export function cutClip(
  timeline: SpokenTimeline,
  textOf: (row: number) => string,
  ends: { from: ClipPlace; to: ClipPlace },
): ClipCut | CutProblem {
  if (timeline.durationMs === 0)
    return problem('from', 'Nothing of this response was recorded, or nothing is ready to be played yet.');
  const from = startOf(timeline, textOf, ends.from);
  if ('message' in from) return from;
  const to = endOf(timeline, textOf, ends.to);
  if ('message' in to) return to;
  if (to.ms <= from.ms) return problem('from', 'The start must be before the end.');
  if (to.ms - from.ms < SHORTEST_CLIP_MS)
    return problem('to', 'A clip is at least a fifth of a second long.');
  if (to.ms - from.ms > LONGEST_CLIP_SECONDS * 1_000)
    return problem('to', `A clip is at most ${LONGEST_CLIP_SECONDS / 60} minutes long.`);
  return {
    from: anchorAt(timeline, from.ms, 'start'),
    to: anchorAt(timeline, to.ms, 'end'),
    startMs: from.ms,
    endMs: to.ms,
    times:
      from.isHeard && to.isHeard && isHeardBetween(timeline, textOf, from.ms, to.ms) ? 'heard' : 'spread',
  };
}

/** Whether every row between two times that has words has times for some of them. */
function isHeardBetween(
  { segments }: SpokenTimeline,
  textOf: (row: number) => string,
  fromMs: number,
  toMs: number,
): boolean {
  return segments
    .filter(({ startMs, endMs }) => startMs < toMs && endMs > fromMs)
    .map((segment) => timedWords(textOf(segment.row), segment))
    .every((words) => words.length === 0 || words.some(({ isHeard }) => isHeard));
}

interface Found {
  ms: number;
  isHeard: boolean;
}

function startOf(
  timeline: SpokenTimeline,
  textOf: (row: number) => string,
  place: ClipPlace,
): Found | CutProblem {
  if (typeof place === 'number') return atSeconds(timeline, place, 'from');
  const found = findWord(timeline, textOf, place, 'from');
  if ('message' in found) return found;
  const { words, at, segment } = found;
  const word = words[at]!;
  const before = words[at - 1]?.toMs ?? segment.startMs;
  return {
    ms: word.isHeard ? Math.min(word.fromMs, Math.max(before, word.fromMs - LEAD_MS)) : word.fromMs,
    isHeard: word.isHeard,
  };
}

function endOf(
  timeline: SpokenTimeline,
  textOf: (row: number) => string,
  place: ClipPlace,
): Found | CutProblem {
  if (typeof place === 'number') return atSeconds(timeline, place, 'to');
  const found = findWord(timeline, textOf, place, 'to');
  if ('message' in found) return found;
  const { words, at, segment } = found;
  const word = words[at]!;
  const after = words[at + 1]?.fromMs ?? segment.endMs;
  return {
    ms: word.isHeard ? Math.max(word.toMs, Math.min(after, word.toMs + TAIL_MS)) : word.toMs,
    isHeard: word.isHeard,
  };
}

function atSeconds({ durationMs }: SpokenTimeline, seconds: number, end: 'from' | 'to'): Found | CutProblem {
  const ms = Math.round(seconds * 1_000);
  if (ms > durationMs + ROUNDED_MS || (end === 'from' && ms >= durationMs))
    return problem(end, `The recordings are ${(durationMs / 1_000).toFixed(1)} seconds long.`);
  return { ms: Math.min(ms, durationMs), isHeard: true };
}

function findWord(
  timeline: SpokenTimeline,
  textOf: (row: number) => string,
  { responseIndex, word }: { responseIndex: number; word: number },
  end: 'from' | 'to',
): { words: TimedWord[]; at: number; segment: Segment<SpokenRecording> } | CutProblem {
  const segment = timeline.segments.find(({ row }) => row === responseIndex);
  if (!segment) {
    const isRow = timeline.rowStarts.has(responseIndex);
    return problem(end, isRow ? 'This row was not recorded.' : 'The response has no such row.');
  }
  const words = timedWords(textOf(responseIndex), segment);
  if (word < words.length) return { words, at: word, segment };
  return problem(
    end,
    words.length === 0
      ? 'This row has no words yet. Name its seconds instead.'
      : `This row has ${words.length} words, counted from 0.`,
  );
}

function problem(end: 'from' | 'to', message: string): CutProblem {
  return { path: [end], message };
}

function anchorAt({ segments }: SpokenTimeline, ms: number, end: 'start' | 'end'): Anchor {
  // At a border between two rows a start belongs to the later one, an end to the earlier one.
  const isIn = (segment: Segment<unknown>) =>
    end === 'start' ? segment.startMs <= ms : segment.startMs < ms;
  const segment = segments.findLast(isIn) ?? segments[0]!;
  return { row: segment.row, ms: ms - segment.startMs };
}

/** The times of a cut on the present clock; null when its rows are not recorded any more. */
export function clockOf(
  { segments }: Timeline<unknown>,
  { from, to }: Pick<ClipCut, 'from' | 'to'>,
): { fromMs: number; toMs: number } | null {
  const at = ({ row, ms }: Anchor) => {
    const segment = segments.find((one) => one.row === row);
    return segment && Math.min(segment.startMs + ms, segment.endMs);
  };
  const [fromMs, toMs] = [at(from), at(to)];
  return fromMs === undefined || toMs === undefined || toMs <= fromMs ? null : { fromMs, toMs };
}
