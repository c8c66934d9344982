import { placeWords } from '@/lib/domain/recording/said-words';
import { buildTimeline } from '@/lib/domain/recording/timeline';
import type { TurnRecording } from '@/lib/domain/recording/turn-recording';
import { transcriptOf } from '../transcript-of';
import type { ExportRecord } from './export-records';
import { expressible } from './xml-text';

/** A response as a plain text, with the places in it that are referred to, counted in code points. */
export interface QdaText {
  text: string;
  /** By `seq`: where the participant's words begin, and the words. */
  words: ReadonlyMap<number, { start: number; words: string }>;
}

/** Counts of the standard: Unicode characters, a line end as one. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** One kind of line end: programs count `\r\n` as one character or two. */
export function plainText(text: string): string {
  return expressible(text.replace(/\r\n?/g, '\n'));
}

/** The transcript as `Moderator: …` and `Participant: …` in paragraphs. */
export function qdaText(record: ExportRecord): QdaText {
  const seqOf = new Map(record.turns.map(({ stepId, seq }) => [stepId, seq]));
  const words = new Map<number, { start: number; words: string }>();
  let text = '';
  let length = 0;
  const add = (piece: string) => {
    text += piece;
    length += codePoints(piece);
  };
  for (const { stepId, moderator, user } of transcriptOf(record)) {
    add(`Moderator: ${plainText(moderator)}\n`);
    if (user !== '') {
      add('Participant: ');
      const seq = stepId === null ? undefined : seqOf.get(stepId);
      if (seq !== undefined) words.set(seq, { start: length, words: user });
      add(`${plainText(user)}\n`);
    }
    add('\n');
  }
  return { text, words };
}

/** Where a passage of a row's words, in UTF-16 units, is in the text. */
export function placeIn(
  { start, words }: { start: number; words: string },
  passage: { start: number; end: number },
): { start: number; end: number } {
  const to = (at: number) => start + codePoints(plainText(words.slice(0, at)));
  return { start: to(passage.start), end: to(passage.end) };
}

/** Points at which a recording and its words are together: milliseconds, and code points. */
export interface SyncPoint {
  timeMs: number;
  position: number;
}

/** Not for every word, which would be most of the file. */
const POINT_EVERY_MS = 3_000;

/** From the beginning to the end, and where the times of words are known about every three seconds. */
export function syncPoints(recording: TurnRecording, user: string): SyncPoint[] {
  const { segments, durationMs } = buildTimeline([{ responseIndex: 0, recordings: [recording] }]);
  const [segment] = segments;
  const points: SyncPoint[] = [{ timeMs: 0, position: 0 }];
  for (const { start, fromMs } of segment ? placeWords(user, segment) : []) {
    if (fromMs - (points.at(-1)?.timeMs ?? 0) < POINT_EVERY_MS) continue;
    points.push({ timeMs: Math.round(fromMs), position: codePoints(plainText(user.slice(0, start))) });
  }
  return [...points, { timeMs: Math.round(durationMs), position: codePoints(plainText(user)) }];
}
