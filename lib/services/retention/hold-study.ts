import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { deleteHold, insertHold, type KeptHold, listHolds } from '@/lib/store/legal-holds';
import { lockStudy, type StudyRow } from '@/lib/store/studies';
import { findTestStudy } from '@/lib/store/test-studies';
import { type MemberContext, withTransaction } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import { refuseUnlessKeeper } from './refuse-unless-keeper';

/** The holds in a study: its own, null without one, and those of its responses. */
export interface StudyHolds {
  study: KeptHold | null;
  responses: KeptHold[];
}

/** Refuses `study_not_found`. */
export async function readHolds(ctx: MemberContext, reference: StudyReference): Promise<StudyHolds> {
  const study = await findOwn(ctx, reference);
  return holdsOf(await listHolds(ctx.db, study.id));
}

/**
 * From now on nothing of the study is deleted (O2). A hold that is there already stays as it was set. Refuses
 * `study_not_found`, `forbidden`.
 */
export async function holdStudy(
  ctx: MemberContext,
  input: { study: StudyReference; reason: string },
): Promise<StudyHolds> {
  const found = await findOwn(ctx, input.study);
  refuseUnlessKeeper(ctx.principal);
  const row = { studyId: found.id, responseId: null, reason: input.reason, setBy: ctx.principal.userId };
  return withTransaction(ctx, async ({ db }) => {
    if (!(await lockStudy(db, found.id))) throw noStudy();
    // Its test interviews are deleted under the lock of the study that they are held in.
    const test = await findTestStudy(db, found.id);
    if (test) await lockStudy(db, test.id);
    await insertHold(db, row);
    return holdsOf(await listHolds(db, found.id));
  });
}

/** What is overdue goes at the next run. Twice is the same. Refuses as `holdStudy`. */
export async function liftStudyHold(ctx: MemberContext, reference: StudyReference): Promise<{ id: string }> {
  const { id } = await findOwn(ctx, reference);
  refuseUnlessKeeper(ctx.principal);
  await withTransaction(ctx, async ({ db }) => {
    if (!(await lockStudy(db, id))) throw noStudy();
    await deleteHold(db, { studyId: id, responseId: null });
  });
  return { id };
}

/** Not one that is rehearsed in, which is held with the study that it tries. */
async function findOwn(ctx: MemberContext, reference: StudyReference): Promise<StudyRow> {
  const study = await findReadableStudy(ctx, reference);
  if (study.testOf !== null) throw noStudy();
  return study;
}

function holdsOf(holds: readonly KeptHold[]): StudyHolds {
  return {
    study: holds.find(({ responseId }) => responseId === null) ?? null,
    responses: holds.filter(({ responseId }) => responseId !== null),
  };
}

function noStudy(): Failure {
  return new Failure('study_not_found', 'There is no such study in this organisation.');
}
