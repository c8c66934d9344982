import type { Db } from '@/lib/store/database';
import { enqueueDeletions } from '@/lib/store/events';
import { listExportKeys } from '@/lib/store/exports';
import { addStorage, listStoredRecordings } from '@/lib/store/recordings';
import { dropStudyFunds } from '@/lib/store/shares';
import { deleteStudy, lockStudy } from '@/lib/store/studies';
import { listStudyMedia } from '@/lib/store/study-media';
import { findTestStudy } from '@/lib/store/test-studies';
import { enqueueMediaErasing } from '../media/erase-media';
import { enqueueErasing } from '../recordings/enqueue-recording';

/**
 * Deletes a study with everything in it; its files go by jobs. Returns the names of the pictures and films that it showed,
 * undefined when it is gone already. The caller is in a transaction.
 */
export async function eraseStudy(
  db: Db,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<string[] | undefined> {
  const study = await lockStudy(db, id);
  if (!study) return undefined;
  const stored = await listStoredRecordings(db, { studyId: id });
  const exported = await listExportKeys(db, id);
  const test = await findTestStudy(db, id);
  const rehearsed = test && (await listStoredRecordings(db, { studyId: test.id }));
  const media = await listStudyMedia(db, id);
  await enqueueDeletions(db, study);
  await dropStudyFunds(db, id);
  await deleteStudy(db, id);
  await enqueueErasing(db, { uploads: stored.uploads, folders: [...stored.folders, ...exported] });
  if (rehearsed) await enqueueErasing(db, rehearsed);
  await enqueueMediaErasing(db, media);
  await addStorage(db, organizationId, -stored.bytes - (rehearsed?.bytes ?? 0));
  return media;
}
