import type { ResponseProgress } from '@/lib/domain/response/listed-response';
import { middleOfCounts } from '@/lib/domain/response/middle-of-counts';
import { pool } from './database';
import { keptCounts, progressCounts } from './kept-counts';
import type { FoundFigures } from './response-search';

/** Counts by day are of quarters of an hour, which days of all time zones consist of. */
const QUARTER_MS = 900_000;

/**
 * The figures of all responses of a study, and how many of those with one of `progress` (of all, unless said) started on
 * each day from `from` on, as days since 1970 at this offset from UTC. The days are undefined when the offset is no
 * multiple of a quarter of an hour.
 */
export async function findWholeFigures(
  studyId: string,
  { offsetMinutes, from }: { offsetMinutes: number; from: Date },
  progress?: readonly ResponseProgress[],
): Promise<{ figures: FoundFigures; byDay: Map<number, number> | undefined }> {
  const first = String(Math.floor(from.getTime() / QUARTER_MS)).padStart(8, '0');
  const counts = await keptCounts(studyId, [
    { kind: 'progress' },
    { kind: 'seconds' },
    { kind: 'quality' },
    { kind: 'started', from: first },
  ]);
  const byProgress = progressCounts(counts.progress);
  const quality = middleOfCounts(numbered(counts.quality));
  return {
    figures: {
      total: byProgress.complete + byProgress.screened_out + byProgress.in_progress,
      byProgress,
      medianDurationMs: await medianMs(studyId, middleOfCounts(numbered(counts.seconds))),
      medianQuality:
        quality.length === 0 ? null : Math.round(((quality[0]! + quality.at(-1)!) / 2) * 10) / 10,
    },
    byDay: offsetMinutes % 15 === 0 ? daysOf(counts.started, offsetMinutes, progress) : undefined,
  };
}

function numbered(counts: ReadonlyMap<string, number>): Map<number, number> {
  return new Map([...counts].map(([name, count]) => [Number(name), count]));
}

function daysOf(
  started: ReadonlyMap<string, number>,
  offsetMinutes: number,
  wanted?: readonly ResponseProgress[],
): Map<number, number> {
  const days = new Map<number, number>();
  for (const [name, count] of started) {
    const [quarter, progress] = name.split(':');
    if (wanted && !wanted.includes(progress as ResponseProgress)) continue;
    const day = Math.floor((Number(quarter) * 15 + offsetMinutes) / (24 * 60));
    days.set(day, (days.get(day) ?? 0) + count);
  }
  return days;
}

/**
 * The median whose whole seconds are known. Between two different ones it is the mean of the last response of the one and
 * the first of the other.
 */
async function medianMs(studyId: string, seconds: readonly number[]): Promise<number | null> {
  const [low, high = low] = seconds;
  if (low === undefined || high === undefined) return null;
  if (low === high) return low * 1_000;
  const { rows } = await pool().query<{ median: number | null }>({
    text: `select ((select active_ms from response
                     where study_id = $1 and progress = 'complete' and active_ms < ($2::bigint + 1) * 1000
                     order by active_ms desc limit 1)
                 + (select active_ms from response
                     where study_id = $1 and progress = 'complete' and active_ms >= $3::bigint * 1000
                     order by active_ms limit 1))::float8 / 2 as median`,
    values: [studyId, low, high],
  });
  return rows[0]?.median ?? low * 1_000;
}
