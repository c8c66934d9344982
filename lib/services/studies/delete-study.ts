import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { HELD_STUDY } from '@/lib/domain/retention/legal-hold';
import { roleMay } from '@/lib/domain/roles';
import { hasHolds } from '@/lib/store/legal-holds';
import { findStudy, lockStudy } from '@/lib/store/studies';
import { type MemberContext, withTransaction } from '../context';
import { eraseMedia } from '../media/erase-media';
import { eraseStudy } from './erase-study';

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
  const { organizationId } = ctx.principal;
  const media = await withTransaction(ctx, async ({ db }) => {
    const study = await lockStudy(db, found.id);
    if (study && (await hasHolds(db, study))) throw new Failure('conflict', HELD_STUDY);
    const shown = await eraseStudy(db, { id: found.id, organizationId });
    if (!shown) throw notFound();
    return shown;
  });
  // Tried at once; should it fail, the job does it.
  await eraseMedia(ctx.db, media).catch(() => undefined);
  return { id: found.id };
}

function notFound(): Failure {
  return new Failure('study_not_found', 'There is no such study in this organisation.');
}
