import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { type Capability, roleMay } from '@/lib/domain/roles';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import type { Db } from '@/lib/store/database';
import { findEditableRevision, type RevisionRow } from '@/lib/store/revisions';
import { findStudy, lockStudy, type StudyRow } from '@/lib/store/studies';
import { type MemberContext, withTransaction } from '../context';
import { studyDetailOf } from './study-detail-of';

/** The version that the edit is based on; `any` overwrites every version. */
export type SeenVersion = number | 'any';

/**
 * Edits a study: finds it in the caller's organisation, checks the permission, locks it, and checks that the version is
 * still the one that was edited. Refuses `study_not_found`, `forbidden`, `concurrent_modification`.
 */
export async function editStudy(
  ctx: MemberContext,
  input: { study: StudyReference; seen: SeenVersion; needs?: Capability },
  change: (
    db: Db,
    study: StudyRow,
    editable: RevisionRow,
  ) => Promise<{ study: StudyRow; editable: RevisionRow }>,
): Promise<StudyDetail> {
  const found = await findStudy(ctx.db, ctx.principal, input.study);
  if (!found) throw notFound();
  if (!roleMay(ctx.principal.role, input.needs ?? 'edit')) {
    throw new Failure('forbidden', 'Your role in this organisation may not do this with a study.');
  }
  return withTransaction(ctx, async ({ db }) => {
    const study = await lockStudy(db, found.id);
    const editable = study && (await findEditableRevision(db, study.id));
    if (!study || !editable) throw notFound();
    if (input.seen !== 'any' && input.seen !== study.version) {
      throw new Failure(
        'concurrent_modification',
        'The study was changed since you read it. Read it again first.',
      );
    }
    const result = await change(db, study, editable);
    return studyDetailOf(result.study, result.editable);
  });
}

function notFound(): Failure {
  return new Failure('study_not_found', 'There is no such study in this organisation.');
}
