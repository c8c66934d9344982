import { Failure } from '@/lib/domain/failure';
import { invalidGuideMessage } from '@/lib/domain/guide/guide-problems';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { studyProblems } from '@/lib/domain/study/study-problems';
import type { Db } from '@/lib/store/database';
import {
  findEditableRevision,
  findPublishedRevision,
  insertRevision,
  publishRevision,
  type RevisionRow,
  setEditableRevision,
} from '@/lib/store/revisions';
import {
  findStudy,
  insertStudy,
  lockStudy,
  type StudyRow,
  setStudy,
  setStudyLive,
} from '@/lib/store/studies';
import { findTestStudy } from '@/lib/store/test-studies';
import type { MemberContext } from '../context';
import { newLinkId } from '../studies/new-link-id';

/** A study that the caller may try. Refuses `study_not_found`, also of what is rehearsed in, and `forbidden`. */
export async function findTriableStudy(ctx: MemberContext, reference: StudyReference): Promise<StudyRow> {
  const found = await findStudy(ctx.db, ctx.principal, reference);
  if (!found || found.testOf !== null) throw notFound();
  if (!roleMay(ctx.principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not try studies.');
  return found;
}

/**
 * Brings the study that this one is rehearsed in to what its editors see, and says with which revision. Locks the
 * study's row: the caller is in a transaction. Refuses `study_not_found`, and `invalid_study_guide` for a guide that
 * could not be launched.
 */
export async function publishTest(
  db: Db,
  studyId: string,
  creatorId: string,
): Promise<{ study: StudyRow; revision: RevisionRow }> {
  const study = await lockStudy(db, studyId);
  const editable = study && (await findEditableRevision(db, study.id));
  if (!study || !editable) throw notFound();
  const problems = studyProblems(stripIds(editable.guide), study);
  if (problems.length > 0) throw new Failure('invalid_study_guide', invalidGuideMessage(problems));
  const { organizationId, title, supportMessage, organisation, contact } = study;
  const { stateTexts, consent, translations, branding } = study;
  const settings = {
    title,
    supportMessage,
    organisation,
    contact,
    stateTexts,
    consent,
    translations,
    branding,
  };
  const content = contentOf(editable);
  const known = await findTestStudy(db, study.id);
  const test =
    known ??
    (await insertStudy(db, {
      ...settings,
      organizationId,
      creatorId,
      linkId: newLinkId(),
      testOf: study.id,
      isTestStudy: study.isTestStudy,
      entry: { mode: 'open' },
      closeAtTarget: false,
    }));
  if (known) await setStudy(db, test.id, settings);
  const live = test.liveRevisionId && (await findPublishedRevision(db, test.id, test.liveRevisionId));
  if (live && JSON.stringify(contentOf(live)) === JSON.stringify(content)) return { study, revision: live };
  const own = await findEditableRevision(db, test.id);
  const next = own
    ? await setEditableRevision(db, own.id, content)
    : await insertRevision(db, { ...content, studyId: test.id, number: 1 });
  await publishRevision(db, next);
  await setStudyLive(db, test.id, { liveRevisionId: next.id });
  return { study, revision: next };
}

function contentOf(revision: RevisionRow) {
  const {
    externalTitle,
    background,
    studyGoal,
    config,
    welcomeMessage,
    closingMessage,
    guide,
    translations,
  } = revision;
  return {
    externalTitle,
    background,
    studyGoal,
    config,
    welcomeMessage,
    closingMessage,
    guide,
    translations,
  };
}

function notFound(): Failure {
  return new Failure('study_not_found', 'There is no such study in this organisation.');
}
