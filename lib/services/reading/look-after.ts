import { Failure } from '@/lib/domain/failure';
import { refuseUnlessEditor } from '@/lib/domain/reading/annotation';
import type { LookedAfter } from '@/lib/domain/response/looked-after';
import type { Db } from '@/lib/store/database';
import { deleteLookedAfter, insertLookedAfter, listLookedAfter } from '@/lib/store/looked-after';
import { listTurns, lockResponse, type ResponseRow, setResponse } from '@/lib/store/responses';
import type { RevisionRow } from '@/lib/store/revisions';
import { type MemberContext, withTransaction } from '../context';
import { changedAt } from '../interviews/progressed';
import { renderDocument } from '../responses/render-document';
import { findReviewed, noResponse, type ResponsePath } from './find-reviewed';

/**
 * The caller looks after a flagged response (K5). Whoever came first stays, and is told. Refuses `study_not_found`,
 * `response_not_found`, `forbidden`, and `conflict` for a response without a flag.
 */
export async function lookAfter(ctx: MemberContext, path: ResponsePath): Promise<LookedAfter> {
  const { row, revision } = await findReviewed(ctx, path);
  refuseUnlessEditor(ctx.principal);
  return withTransaction(ctx, async ({ db }) => {
    const locked = await lockResponse(db, row.id);
    if (!locked) throw noResponse();
    if (locked.row.flags.length === 0) throw new Failure('conflict', 'This response has no flag.');
    const { userId } = ctx.principal;
    const isNew = await insertLookedAfter(db, {
      ...{ studyId: row.studyId, responseId: row.id, userId, at: locked.now },
    });
    if (isNew) await noteChange(db, locked, revision);
    return (await listLookedAfter(db, [row.id])).get(row.id)!;
  });
}

/** Nobody looks after it any more. Twice is the same. Refuses as `lookAfter`, but for `conflict`. */
export async function leaveToOthers(ctx: MemberContext, path: ResponsePath): Promise<{ id: string }> {
  const { row, revision } = await findReviewed(ctx, path);
  refuseUnlessEditor(ctx.principal);
  return withTransaction(ctx, async ({ db }) => {
    const locked = await lockResponse(db, row.id);
    if (!locked) throw noResponse();
    if (await deleteLookedAfter(db, row.id)) await noteChange(db, locked, revision);
    return { id: row.id };
  });
}

/** Readers that ask for what has changed are told (E3). */
async function noteChange(
  db: Db,
  { row, now }: { row: ResponseRow; now: Date },
  revision: RevisionRow,
): Promise<void> {
  const changed = { ...row, updatedAt: changedAt(row, now) };
  const doc = renderDocument({ row: changed, revision, turns: await listTurns(db, row.id) });
  await setResponse(db, row.id, { updatedAt: changed.updatedAt, doc });
}
