import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { HELD_STUDY } from '@/lib/domain/retention/legal-hold';
import { roleMay } from '@/lib/domain/roles';
import { enqueueDeletions } from '@/lib/store/events';
import { listExportKeys } from '@/lib/store/exports';
import { hasHolds } from '@/lib/store/legal-holds';
import { addStorage, listStoredRecordings } from '@/lib/store/recordings';
import { dropStudyFunds } from '@/lib/store/shares';
import { deleteStudy as deleteStoredStudy, findStudy, lockStudy } from '@/lib/store/studies';
import { listStudyMedia } from '@/lib/store/study-media';
import { findTestStudy } from '@/lib/store/test-studies';
import { type MemberContext, withTransaction } from '../context';
import { enqueueMediaErasing, eraseMedia } from '../media/erase-media';
import { enqueueErasing } from '../recordings/enqueue-recording';

/**
 * Deletes a study with all its responses: gone for every reader at once; holds are released, charges kept in the
 * ledger, slugs never used again (F6). Refuses `study_not_found`, `forbidden`, `conflict` while a legal hold keeps any of it.
 */
export async function deleteStudy(ctx: MemberContext, reference: StudyReference): Promise<{ id: string }> {
  const found = await findStudy(ctx.db, ctx.principal, reference);
  if (!found) throw notFound();
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins may delete studies.');
  }
  const media: string[] = [];
  await withTransaction(ctx, async ({ db }) => {
    const study = await lockStudy(db, found.id);
    if (!study) throw notFound();
    if (await hasHolds(db, study)) throw new Failure('conflict', HELD_STUDY);
    const stored = await listStoredRecordings(db, { studyId: found.id });
    const exported = await listExportKeys(db, found.id);
    const test = await findTestStudy(db, found.id);
    const rehearsed = test && (await listStoredRecordings(db, { studyId: test.id }));
    media.push(...(await listStudyMedia(db, found.id)));
    await enqueueDeletions(db, found.id);
    await dropStudyFunds(db, found.id);
    await deleteStoredStudy(db, found.id);
    await enqueueErasing(db, { uploads: stored.uploads, folders: [...stored.folders, ...exported] });
    if (rehearsed) await enqueueErasing(db, rehearsed);
    await enqueueMediaErasing(db, media);
    await addStorage(db, ctx.principal.organizationId, -stored.bytes - (rehearsed?.bytes ?? 0));
  });
  // Tried at once; should it fail, the job does it.
  await eraseMedia(ctx.db, media).catch(() => undefined);
  return { id: found.id };
}

function notFound(): Failure {
  return new Failure('study_not_found', 'There is no such study in this organisation.');
}
