import type { Db } from '@/lib/store/database';
import { deleteExportsOf } from '@/lib/store/exports';
import { deletePersonalTraces, type PersonSought } from '@/lib/store/participants';
import { enqueueErasing } from '../recordings/enqueue-recording';
import { type Erasing, eraseResponse } from '../responses/delete-response';

/** A legal hold keeps the response: nothing of it goes, and what was done before is rolled back. */
export class Held extends Error {}

/**
 * Erases a response of a person, with the exports of its study, which have its words, and with what else names whoever
 * is `named`; tells whether it did, or it is gone already. Throws `Held` where a legal hold keeps it. The caller is in a
 * transaction.
 */
export async function erasePersonalResponse(
  db: Db,
  of: { id: string; studyId: string },
  named: PersonSought,
): Promise<Exclude<Erasing, 'held'>> {
  await deletePersonalTraces(db, named);
  const outcome = await eraseResponse(db, of);
  if (outcome === 'held') throw new Held();
  if (outcome === 'erased')
    await enqueueErasing(db, { uploads: [], folders: await deleteExportsOf(db, of.studyId) });
  return outcome;
}
