import type { ResponseHold } from '@/lib/domain/retention/legal-hold';
import { deleteHold, findHold, insertHold } from '@/lib/store/legal-holds';
import { lockResponse, type ResponseRow } from '@/lib/store/responses';
import { lockStudy, type StudyRow } from '@/lib/store/studies';
import { type MemberContext, withTransaction } from '../context';
import { findReviewedRow, noResponse, type ResponsePath } from '../reading/find-reviewed';
import { noteChange } from '../responses/note-change';
import { refuseUnlessKeeper } from './refuse-unless-keeper';

/**
 * From now on nothing of the response is deleted (O2). A hold of its own that is there already stays as it was set.
 * Refuses `study_not_found`, `response_not_found`, `forbidden`.
 */
export async function holdResponse(
  ctx: MemberContext,
  { reason, ...path }: ResponsePath & { reason: string },
): Promise<ResponseHold> {
  return change(ctx, path, async (db, row, study) => {
    const hold = { studyId: row.studyId, responseId: row.id, reason, setBy: ctx.principal.userId };
    const isNew = await insertHold(db, hold);
    return { isChange: isNew, answer: (await responseHold(db, study, row.id))! };
  });
}

/** What is overdue of it goes at the next run, unless its study is held. Twice is the same. Refuses as `holdResponse`. */
export async function liftResponseHold(ctx: MemberContext, path: ResponsePath): Promise<{ id: string }> {
  return change(ctx, path, async (db, { id, studyId }) => ({
    isChange: await deleteHold(db, { studyId, responseId: id }),
    answer: { id },
  }));
}

/** The hold that keeps a response: its own, or else its study's. */
export async function responseHold(
  db: MemberContext['db'],
  study: Pick<StudyRow, 'id' | 'testOf'>,
  responseId: string,
): Promise<ResponseHold | null> {
  const hold = await findHold(db, study, responseId);
  if (!hold) return null;
  const { reason, by, at } = hold;
  return { of: hold.responseId === null ? 'study' : 'response', reason, by, at };
}

async function change<T>(
  ctx: MemberContext,
  path: ResponsePath,
  make: (
    db: MemberContext['db'],
    row: ResponseRow,
    study: StudyRow,
  ) => Promise<{ isChange: boolean; answer: T }>,
): Promise<T> {
  const found = await findReviewedRow(ctx, path);
  refuseUnlessKeeper(ctx.principal);
  return withTransaction(ctx, async ({ db }) => {
    const locked = await lockResponse(db, found.id);
    const study = locked && (await lockStudy(db, found.studyId));
    if (!locked || !study) throw noResponse();
    const { isChange, answer } = await make(db, locked.row, study);
    if (isChange) await noteChange(db, found.id);
    return answer;
  });
}
