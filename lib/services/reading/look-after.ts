import { Failure } from '@/lib/domain/failure';
import { refuseUnlessEditor } from '@/lib/domain/reading/annotation';
import type { LookedAfter } from '@/lib/domain/response/looked-after';
import { deleteLookedAfter, insertLookedAfter, listLookedAfter } from '@/lib/store/looked-after';
import { lockResponse } from '@/lib/store/responses';
import { type MemberContext, withTransaction } from '../context';
import { noteChange } from '../responses/note-change';
import { findReviewedRow, noResponse, type ResponsePath } from './find-reviewed';

/**
 * The caller looks after a flagged response (K5). Whoever came first stays, and is told. Refuses `study_not_found`,
 * `response_not_found`, `forbidden`, and `conflict` for a response without a flag.
 */
export async function lookAfter(ctx: MemberContext, path: ResponsePath): Promise<LookedAfter> {
  const row = await findReviewedRow(ctx, path);
  refuseUnlessEditor(ctx.principal);
  return withTransaction(ctx, async ({ db }) => {
    const locked = await lockResponse(db, row.id);
    if (!locked) throw noResponse();
    if (locked.row.flags.length === 0) throw new Failure('conflict', 'This response has no flag.');
    const { userId } = ctx.principal;
    const isNew = await insertLookedAfter(db, {
      ...{ studyId: row.studyId, responseId: row.id, userId, at: locked.now },
    });
    if (isNew) await noteChange(db, row.id);
    return (await listLookedAfter(db, [row.id])).get(row.id)!;
  });
}

/** Nobody looks after it any more. Twice is the same. Refuses as `lookAfter`, but for `conflict`. */
export async function leaveToOthers(ctx: MemberContext, path: ResponsePath): Promise<{ id: string }> {
  const row = await findReviewedRow(ctx, path);
  refuseUnlessEditor(ctx.principal);
  return withTransaction(ctx, async ({ db }) => {
    const locked = await lockResponse(db, row.id);
    if (!locked) throw noResponse();
    if (await deleteLookedAfter(db, row.id)) await noteChange(db, row.id);
    return { id: row.id };
  });
}
