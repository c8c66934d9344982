import { refuseUnlessEditor } from '@/lib/domain/reading/annotation';
import { withoutTag, withTag } from '@/lib/domain/response/shown-tags';
import type { Db } from '@/lib/store/database';
import { lockResponse, setResponse } from '@/lib/store/responses';
import { type MemberContext, withTransaction } from '../context';
import { changedAt } from '../interviews/progressed';
import { renderDocument } from '../responses/render-document';
import { findReviewed, noResponse, type ResponsePath, type Reviewed } from './find-reviewed';
import { type ReadTag, readTags } from './read-tags';

/**
 * Gives a response tags and takes tags away, in this order of doing: first away, then given. What is there already, or
 * is not, changes nothing. The document that lists show is written anew in the same transaction. Refuses
 * `study_not_found`, `response_not_found`, `forbidden`.
 */
export async function changeTags(
  ctx: MemberContext,
  path: ResponsePath,
  change: { add: readonly string[]; remove: readonly string[] },
): Promise<{ tags: ReadTag[]; removedTags: string[] }> {
  const reviewed = await findReviewed(ctx, path);
  refuseUnlessEditor(ctx.principal);
  return withTransaction(ctx, ({ db }) => setTags(db, reviewed, change));
}

/** The same within a transaction. */
export async function setTags(
  db: Db,
  { row: { id }, revision, turns }: Pick<Reviewed, 'row' | 'revision' | 'turns'>,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<{ tags: ReadTag[]; removedTags: string[] }> {
  const locked = await lockResponse(db, id);
  if (!locked) throw noResponse();
  const { row, now } = locked;
  const after = add.reduce(withTag<typeof row>, remove.reduce(withoutTag<typeof row>, row));
  if (after !== row) {
    const { removedTags, reviewTags } = after;
    const columns = {
      removedTags: [...removedTags],
      reviewTags: [...reviewTags],
      updatedAt: changedAt(row, now),
    };
    const doc = renderDocument({ row: { ...row, ...columns }, revision, turns });
    await setResponse(db, id, { ...columns, doc });
  }
  return { tags: readTags({ ...row, ...after } as typeof row), removedTags: [...after.removedTags] };
}
