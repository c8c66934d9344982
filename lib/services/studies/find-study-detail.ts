import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import { findEditableRevision } from '@/lib/store/revisions';
import { findStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';
import { studyDetailOf } from './study-detail-of';

/** A whole study, by either id (F5). Refuses `study_not_found`. */
export async function findStudyDetail(ctx: MemberContext, reference: StudyReference): Promise<StudyDetail> {
  const study = await findStudy(ctx.db, ctx.principal, reference);
  const editable = study && (await findEditableRevision(ctx.db, study.id));
  if (!study || !editable)
    throw new Failure('study_not_found', 'There is no such study in this organisation.');
  return studyDetailOf(study, editable);
}
