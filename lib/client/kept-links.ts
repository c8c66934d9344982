import type { RecordingV1 } from '@/lib/wire/v1/reading-row';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';

/** Links that are valid for longer than this, in milliseconds, are kept. */
export const KEPT_MS = 4 * 60_000;

/**
 * A response loaded again, with the links of the earlier one: a player continues with its open media, and pictures are
 * not loaded twice. Links that expire soon, and those of a changed recording, are the new ones.
 */
export function keptLinks(before: ResponseReading | undefined, now: number, next: ResponseReading) {
  const until = Date.parse(before?.linksExpireAt ?? '');
  // NaN without links.
  if (!before || next.linksExpireAt === null || !(until - now > KEPT_MS)) return next;
  const known = new Map(
    before.transcript.flatMap(({ recordings }) => recordings).map((one) => [one.id, one]),
  );
  return {
    ...next,
    linksExpireAt: before.linksExpireAt,
    transcript: next.transcript.map((row) =>
      row.recordings.length === 0
        ? row
        : { ...row, recordings: row.recordings.map((one) => withLinks(one, known.get(one.id))) },
    ),
  };
}

function withLinks(one: RecordingV1, old: RecordingV1 | undefined): RecordingV1 {
  const same =
    old !== undefined &&
    (old.audioUrl === null) === (one.audioUrl === null) &&
    (old.video === null) === (one.video === null) &&
    (old.posterUrl === null) === (one.posterUrl === null);
  if (!same) return one;
  return { ...one, audioUrl: old.audioUrl, video: old.video, posterUrl: old.posterUrl };
}
