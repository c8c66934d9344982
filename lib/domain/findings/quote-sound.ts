import { cutClip, type SpokenRecording } from '../clip/cut-clip';
import { cuesOfWords } from '../recording/captions';
import { rowWords, timedWords } from '../recording/timed-words';
import { buildTimeline } from '../recording/timeline';

/** The part of one recording in which a quote is said, in milliseconds of that recording. */
export interface QuoteSound<R> {
  recording: R;
  fromMs: number;
  toMs: number;
  /** `spread` when the time of its beginning or end was guessed from the words around it. */
  times: 'heard' | 'spread';
  /** The quote's words piece by piece, in milliseconds from the beginning of the sound. */
  captions: { text: string; startMs: number; endMs: number }[];
}

/** Where a passage of a turn's words is said; null where nothing was recorded, or two recordings share it. */
export function quoteSound<R extends SpokenRecording>(
  user: string,
  recordings: readonly R[],
  { start, end }: { start: number; end: number },
): QuoteSound<R> | null {
  const timeline = buildTimeline([{ responseIndex: 0, recordings }]);
  const segment = timeline.segments[0];
  const places = rowWords(user);
  const first = places.findIndex((word) => word.end > start);
  const last = places.findLastIndex((word) => word.start < end);
  if (!segment || first < 0 || last < first) return null;
  const place = (word: number) => ({ responseIndex: 0, word });
  const cut = cutClip(timeline, () => user, { from: place(first), to: place(last) });
  if ('message' in cut) return null;
  // A screen may have been recorded before and after the voice: there is nothing to be heard then.
  const startMs = Math.max(cut.startMs, segment.voice[0]?.startMs ?? 0);
  const endMs = Math.min(cut.endMs, segment.voice.at(-1)?.endMs ?? 0);
  const clip = segment.voice.find((one) => one.startMs <= startMs && endMs <= one.endMs);
  if (!clip || endMs <= startMs || clip.recording.audioUrl === null) return null;
  const words = timedWords(user, segment);
  // A whole answer is heard from beginning to end, whoever knows when its words are said.
  const isKnown = (word: number, edge: number) => word === edge || words[word]!.isHeard;
  const inside = words.slice(first, last + 1).map(({ fromMs, toMs, ...word }) => ({
    start: Math.max(0, word.start - start),
    end: Math.min(end, word.end) - start,
    ...{ fromMs: fromMs - startMs, toMs: toMs - startMs },
  }));
  const lengthMs = endMs - startMs;
  return {
    recording: clip.recording,
    fromMs: startMs - clip.startMs,
    toMs: endMs - clip.startMs,
    times: isKnown(first, 0) && isKnown(last, words.length - 1) ? 'heard' : 'spread',
    captions: cuesOfWords(user.slice(start, end), inside, { row: 0, endMs: lengthMs }).map(
      ({ text, ...cue }) => ({
        text,
        startMs: within(cue.startMs, lengthMs),
        endMs: within(cue.endMs, lengthMs),
      }),
    ),
  };
}

const within = (ms: number, lengthMs: number) => Math.min(lengthMs, Math.max(0, ms));
