import { Failure } from '@/lib/domain/failure';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { closesAtTarget } from '@/lib/domain/study/closes-at-target';
import { launchRefusal } from '@/lib/domain/study/launch-preview';
import type { StudyHead } from '@/lib/domain/study/study-head';
import { studyProblems } from '@/lib/domain/study/study-problems';
import { findEditableRevision } from '@/lib/store/revisions';
import { findStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/** The head of every page of a study. Refuses `study_not_found`. */
export async function readStudyHead(
  { db, principal }: MemberContext,
  reference: StudyReference,
): Promise<StudyHead> {
  const study = await findStudy(db, principal, reference);
  const editable = study && (await findEditableRevision(db, study.id));
  if (!study || !editable) {
    throw new Failure('study_not_found', 'There is no such study in this organisation.');
  }
  const { id, linkId, title, status, folderPath, responseTarget, responseTotal } = study;
  return {
    id,
    linkId,
    title,
    status,
    folderPath,
    responseTarget,
    closeAtTarget: closesAtTarget(study),
    responseCount: study.completeCount,
    responseTotal,
    hasPendingEdits: status === 'draft' || editable.version > 0,
    problemCount: studyProblems(stripIds(editable.guide), study).length,
    mayEdit: roleMay(principal.role, 'edit'),
    launchRefusal: launchRefusal(principal, study.launchers),
    test: study.isTestStudy,
  };
}
