import type { Db } from '@/lib/store/database';
import { isHeld } from '@/lib/store/legal-holds';
import { listTurns, lockResponse, setResponse } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { lockStudy } from '@/lib/store/studies';
import { changedAt } from '../interviews/progressed';
import { renderDocument } from '../responses/render-document';
import { dropRecordings } from './drop-recordings';

/**
 * Deletes the recordings of a response, with clips of them and uploads that no answer names; its words stay (O2). False
 * when it is gone, or a legal hold keeps it. The caller is in a transaction.
 */
export async function deleteRecordingsOf(db: Db, of: { id: string; studyId: string }): Promise<boolean> {
  const locked = await lockResponse(db, of.id);
  const study = locked && (await lockStudy(db, of.studyId));
  if (!locked || !study || (await isHeld(db, study, of.id))) return false;
  const { row, now } = locked;
  await dropRecordings(db, row, { files: false });
  const updatedAt = changedAt(row, now);
  const changed = { ...row, updatedAt, recordingsDeletedAt: updatedAt };
  const revision = await findPublishedRevision(db, row.studyId, row.revisionId);
  const doc = renderDocument({ row: changed, revision, turns: await listTurns(db, row.id) });
  await setResponse(db, row.id, { updatedAt, recordingsDeletedAt: updatedAt, doc });
  return true;
}
