import type { Db } from '@/lib/store/database';
import { deleteClipsOf, listRecordingIds } from '@/lib/store/deleted-parts';
import { listStoredFilms, takeOutOfReels } from '@/lib/store/films';
import { addStorage, deleteRecordings } from '@/lib/store/recordings';
import type { ResponseRow } from '@/lib/store/responses';
import { renewReels } from '../clips/renew-reels';
import { enqueueErasing } from '../recordings/enqueue-recording';

/**
 * Deletes the recordings of a response, what was made of them, and uploads that no answer names; with `files` also the
 * files that answers hand in. Their files go by a job, with the `folders` given. The caller is in a transaction and has
 * locked the response and its study.
 */
export async function dropRecordings(
  db: Db,
  { id: responseId, organizationId }: Pick<ResponseRow, 'id' | 'organizationId'>,
  { files, folders = [] }: { files: boolean; folders?: readonly string[] },
): Promise<void> {
  const reels = await takeOutOfReels(db, { responseId });
  const films = await listStoredFilms(db, { responseId });
  await deleteClipsOf(db, responseId);
  const stored = await deleteRecordings(db, await listRecordingIds(db, responseId, { files }));
  const renewed = await renewReels(db, reels, organizationId);
  await enqueueErasing(db, {
    uploads: stored.uploads,
    folders: [...stored.folders, ...films.folders, ...renewed.folders, ...folders],
  });
  await addStorage(db, organizationId, -(stored.bytes + films.bytes + renewed.bytes));
}
