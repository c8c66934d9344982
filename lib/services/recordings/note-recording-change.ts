import type { Db } from '@/lib/store/database';
import { listTurns, lockResponse, type ResponseRow, setResponse } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { changedAt } from '../interviews/progressed';
import { renderDocument } from '../responses/render-document';

/**
 * A recording has changed for readers (E3): `updatedAt` moves when one becomes ready. Locks the response until the
 * transaction ends; undefined when it does not exist.
 */
export async function noteRecordingChange(db: Db, responseId: string): Promise<ResponseRow | undefined> {
  const locked = await lockResponse(db, responseId);
  if (!locked) return undefined;
  const row = { ...locked.row, updatedAt: changedAt(locked.row, locked.now) };
  const revision = await findPublishedRevision(db, row.studyId, row.revisionId);
  const doc = renderDocument({ row, revision, turns: await listTurns(db, row.id) });
  await setResponse(db, row.id, { updatedAt: row.updatedAt, doc });
  return row;
}
