import type { Db } from '@/lib/store/database';
import { isHeld } from '@/lib/store/legal-holds';
import { addStorage, listStoredRecordings } from '@/lib/store/recordings';
import { deleteResponse, lockResponse } from '@/lib/store/responses';
import { lockStudy, uncountResponse } from '@/lib/store/studies';
import { listOldTests } from '@/lib/store/test-studies';
import { enqueueErasing } from '../recordings/enqueue-recording';

/** Few enough to keep a run short; the next run takes the rest. */
const BATCH = 200;

/** Deletes test interviews a week after they began, with their recordings (N6). Returns how many. */
export async function deleteOldTests(db: Db): Promise<number> {
  let deleted = 0;
  for (const test of await listOldTests(db, BATCH)) if (await deleteTest(db, test)) deleted += 1;
  return deleted;
}

/** Deletes a test interview with its recordings; false when it is gone already, or a legal hold keeps its study. */
export async function deleteTest(
  db: Db,
  { responseId, studyId, organizationId }: { responseId: string; studyId: string; organizationId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockResponse(tx, responseId);
    if (!locked) return false;
    const study = await lockStudy(tx, studyId);
    if (study && (await isHeld(tx, study, responseId))) return false;
    const stored = await listStoredRecordings(tx, { responseId });
    await deleteResponse(tx, responseId);
    const { progress, hasContent } = locked.row;
    const complete = progress === 'complete';
    await uncountResponse(tx, studyId, { complete, hasContent: complete && hasContent });
    await enqueueErasing(tx, stored);
    await addStorage(tx, organizationId, -stored.bytes);
    return true;
  });
}
