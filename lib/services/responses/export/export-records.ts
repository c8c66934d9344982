import { NO_LINKS, type RecordingLinks, recordingLinks } from '@/lib/domain/recording/turn-recording';
import type { ExportedResponse } from '@/lib/domain/response/export-columns';
import type { PageEnd } from '@/lib/domain/response/response-order';
import type { TranscriptRow } from '@/lib/domain/response/transcript';
import { listAnnotationsOf, type SignedAnnotation } from '@/lib/store/annotations';
import type { Db } from '@/lib/store/database';
import { findPage, type Page, type StoredFilter } from '@/lib/store/response-search';
import type { InterviewRecord } from '../../interviews/interview-record';
import { turnRecordings } from '../../recordings/turn-recordings';
import { recordsOf } from '../search-responses';
import { transcriptOf } from '../transcript-of';

/** A whole interview with what reviewers marked in it. */
export interface ExportRecord extends InterviewRecord {
  annotations: readonly SignedAnnotation[];
}

/** What an export reads: as often as its format needs. */
export interface ExportSource {
  db: Db;
  studyId: string;
  title: string;
  filter: StoredFilter;
  /** How many responses passed the filter when it began. */
  total: number;
  now: Date;
  /** Called for each response that is read. */
  onRecord?: () => void;
}

/** Responses per statement. */
const BATCH = 250;

/**
 * The responses that pass the filter, in the order in which they started. Only a batch of them is in memory at a time,
 * and no connection is held between batches.
 */
export async function* exportRecords({ db, filter, onRecord }: ExportSource): AsyncGenerator<ExportRecord> {
  const order = { by: 'readableId', descending: false } as const;
  let after: PageEnd | undefined;
  do {
    const page: Page = await findPage(filter, { order, after, limit: BATCH });
    const records = await recordsOf(db, filter.studyId, page.ids);
    const annotations = await listAnnotationsOf(db, page.ids);
    for (const record of records) {
      onRecord?.();
      yield { ...record, annotations: annotations.get(record.row.id) ?? [] };
    }
    after = page.end ?? undefined;
  } while (after);
}

/** A response as tables and documents show it. */
export function exportedResponse({ row, turns, annotations }: ExportRecord): ExportedResponse {
  const wordsOf = new Map(turns.map(({ seq, user }) => [seq, user]));
  return {
    ...row,
    turns,
    highlights: annotations.map(({ seq, startOffset, endOffset, tag, body }) => ({
      quote:
        seq === null || startOffset === null
          ? ''
          : (wordsOf.get(seq)?.slice(startOffset, endOffset ?? 0) ?? ''),
      tag,
      note: body,
    })),
  };
}

/** The transcript with links to its recordings, which are valid for an hour. */
export async function linkedTranscript(
  db: Db,
  record: InterviewRecord,
  now: Date,
): Promise<(TranscriptRow & RecordingLinks)[]> {
  const recordings = await turnRecordings(db, record.turns, now);
  return transcriptOf(record).map((row) => {
    const own = row.stepId === null ? undefined : recordings.get(row.stepId);
    return { ...row, ...(own ? recordingLinks(own) : NO_LINKS) };
  });
}
