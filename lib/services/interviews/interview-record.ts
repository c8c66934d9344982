import { Failure } from '@/lib/domain/failure';
import type { Quota } from '@/lib/domain/fieldwork/quota';
import type { Interview, Turn } from '@/lib/domain/interview/interview';
import type { Db } from '@/lib/store/database';
import type { PlainResponseRow } from '@/lib/store/response-pages';
import {
  findResponseById,
  listTurns,
  lockResponse,
  type ResponseRow,
  type TurnRow,
} from '@/lib/store/responses';
import { findPublishedRevision, type RevisionRow } from '@/lib/store/revisions';

/** An interview as it is stored: the response, the revision it began on, and its turns in order. */
export interface InterviewRecord {
  row: ResponseRow;
  revision: RevisionRow;
  turns: TurnRow[];
}

/** The same without the documents of the response, which are as long as all the rest and are made of it. */
export interface PlainRecord extends Omit<InterviewRecord, 'row'> {
  row: PlainResponseRow;
}

export async function readInterview(db: Db, responseId: string): Promise<InterviewRecord> {
  const row = await findResponseById(db, responseId);
  if (!row) throw gone();
  return { row, ...(await rest(db, row)) };
}

export interface LockedInterview extends InterviewRecord {
  now: Date;
  /** Of its study, as they are now (N2). */
  quotas: Quota[];
}

/** The same, held until the transaction ends, with the database's time. */
export async function lockInterview(db: Db, responseId: string): Promise<LockedInterview> {
  const locked = await lockResponse(db, responseId);
  if (!locked) throw gone();
  return { ...locked, ...(await rest(db, locked.row)) };
}

async function rest(db: Db, row: ResponseRow) {
  return {
    revision: await findPublishedRevision(db, row.studyId, row.revisionId),
    turns: await listTurns(db, row.id),
  };
}

/** Deleted between the check of its token and now. */
function gone(): Failure {
  return new Failure('unauthorized', 'This interview does not exist any more.');
}

/** What the engine decides from. */
export function interviewOf(record: PlainRecord, turns: readonly Turn[] = record.turns): Interview {
  return {
    guide: record.revision.guide,
    seed: record.row.seed,
    draws: record.row.draws,
    urlParams: new Map(record.row.urlParams),
    turns,
    ...(record.row.endReason === 'over_quota' && { stoppedAfter: record.turns.length }),
  };
}
