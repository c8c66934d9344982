import type { Db } from '@/lib/store/database';
import { deleteExportsOf } from '@/lib/store/exports';
import { deletePersonalTraces, type PersonSought } from '@/lib/store/participants';
import { enqueueErasing } from '../recordings/enqueue-recording';
import { eraseResponse } from '../responses/delete-response';

/**
 * Erases a response of a person, with the exports of its study, which have its words, and with what else names whoever
 * is `named`. False when it is gone already. The caller is in a transaction.
 */
export async function erasePersonalResponse(
  db: Db,
  of: { id: string; studyId: string },
  named: PersonSought,
): Promise<boolean> {
  await deletePersonalTraces(db, named);
  if (!(await eraseResponse(db, of))) return false;
  await enqueueErasing(db, { uploads: [], folders: await deleteExportsOf(db, of.studyId) });
  return true;
}
