import type { RecordingRow } from '@/lib/store/recordings';

/** Camera and screen of one turn start together: a larger difference is a wrong clock. In milliseconds. */
const MOST_APART_MS = 60 * 60 * 1_000;

/** When a recording began after the first one of its turn, by the participant's clock, in milliseconds. */
export function beganAfter(row: RecordingRow, turn: readonly RecordingRow[]): number {
  return Math.min(MOST_APART_MS, beganMs(row) - Math.min(...turn.map(beganMs)));
}

function beganMs({ startedAt, createdAt }: RecordingRow): number {
  return (startedAt ?? createdAt).getTime();
}
