import { cutClip, type SpokenRecording } from '../clip/cut-clip';
import { cuesOfWords } from '../recording/captions';
import { rowWords, timedWords } from '../recording/timed-words';
import { buildTimeline, type Clip } from '../recording/timeline';

/** A part of a recording, in milliseconds of it. */
export interface SoundPart<R> {
  recording: R;
  fromMs: number;
  toMs: number;
}

/** Where a quote is heard. */
export interface QuoteSound<R> {
  /** In one recording, or where its answer was interrupted from the end of one to the beginning of the next. */
  parts: SoundPart<R>[];
  /** `spread` when the time of its beginning or end was guessed from the words around it. */
  times: 'heard' | 'spread';
  /** The quote's words piece by piece, in milliseconds from the beginning of the sound. */
  captions: { text: string; startMs: number; endMs: number }[];
}

/** Answers are interrupted once or twice; of more parts than this a quote has no sound. */
export const MOST_PARTS = 4;

/** Where a passage of a turn's words is said; null where nothing was recorded. */
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
  const parts = partsOf(segment.voice, startMs, endMs);
  if (parts.length === 0 || parts.length > MOST_PARTS) return null;
  if (parts.some(({ recording }) => recording.audioUrl === null)) return null;
  const words = timedWords(user, segment);
  // A whole answer is heard from beginning to end, whoever knows when its words are said.
  const isKnown = (word: number, edge: number) => word === edge || words[word]!.isHeard;
  const inside = words.slice(first, last + 1).map(({ fromMs, toMs, ...word }) => ({
    start: Math.max(0, word.start - start),
    end: Math.min(end, word.end) - start,
    ...{
      fromMs: heardBefore(segment.voice, startMs, fromMs),
      toMs: heardBefore(segment.voice, startMs, toMs),
    },
  }));
  const lengthMs = lengthOf(parts);
  return {
    parts,
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

function partsOf<R>(voice: readonly Clip<R>[], fromMs: number, toMs: number): SoundPart<R>[] {
  return voice.flatMap((clip) => {
    const [start, end] = [Math.max(fromMs, clip.startMs), Math.min(toMs, clip.endMs)];
    const { recording } = clip;
    return start < end ? [{ recording, fromMs: start - clip.startMs, toMs: end - clip.startMs }] : [];
  });
}

/** How long the parts are together, in milliseconds. */
export function lengthOf(parts: readonly Pick<SoundPart<unknown>, 'fromMs' | 'toMs'>[]): number {
  return parts.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
}

/** What is heard from the quote's beginning to a time: where only a screen was recorded nothing is. */
function heardBefore(voice: readonly Clip<unknown>[], startMs: number, ms: number): number {
  return ms < startMs ? ms - startMs : lengthOf(partsOf(voice, startMs, ms));
}

const within = (ms: number, lengthMs: number) => Math.min(lengthMs, Math.max(0, ms));
