import { type ReadingRow, readingRows } from '@/lib/domain/reading/reading-rows';
import { buildTimeline, type Timeline } from '@/lib/domain/recording/timeline';
import type { TurnRecording } from '@/lib/domain/recording/turn-recording';
import type { Db } from '@/lib/store/database';
import type { ResponseRow, TurnRow } from '@/lib/store/responses';
import type { RevisionRow } from '@/lib/store/revisions';
import { turnRecordings } from './turn-recordings';

/** All recordings of a response on their one clock, with the words of its rows. */
export interface ResponseTimeline {
  timeline: Timeline<TurnRecording>;
  rows: ReadingRow[];
  /** The participant's words in a row. */
  textOf: (row: number) => string;
}

export async function responseTimeline(
  db: Db,
  { row, revision, turns }: { row: ResponseRow; revision: RevisionRow; turns: TurnRow[] },
  now: Date,
): Promise<ResponseTimeline> {
  const rows = readingRows({
    guide: revision.guide,
    welcome: revision.welcomeMessage ?? null,
    turns,
    startedAt: row.createdAt,
    language: row.language,
    recordings: await turnRecordings(db, turns, now),
  });
  const texts = new Map(rows.map(({ responseIndex, user }) => [responseIndex, user]));
  return { timeline: buildTimeline(rows), rows, textOf: (at) => texts.get(at) ?? '' };
}
