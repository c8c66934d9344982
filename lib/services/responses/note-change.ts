import type { Db } from '@/lib/store/database';
import { listTurns, lockResponse, type ResponseRow, setResponse } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { changedAt } from '../interviews/progressed';
import { renderDocument } from './render-document';

/**
 * Something of a response has changed for readers (E3), which its row does not say itself: a recording is ready, somebody
 * looked after it, a hold was set. Moves `updatedAt` and renders its document anew. Locks the response until the
 * transaction ends; undefined when it does not exist.
 */
export async function noteChange(db: Db, responseId: string): Promise<ResponseRow | undefined> {
  const locked = await lockResponse(db, responseId);
  if (!locked) return undefined;
  const row = { ...locked.row, updatedAt: changedAt(locked.row, locked.now) };
  const revision = await findPublishedRevision(db, row.studyId, row.revisionId);
  const doc = renderDocument({ row, revision, turns: await listTurns(db, row.id) });
  await setResponse(db, row.id, { updatedAt: row.updatedAt, doc });
  return row;
}
