import { refuseUnlessEditor } from '@/lib/domain/reading/annotation';
import { factsOf } from '@/lib/domain/response/facts';
import { withoutTag, withTag } from '@/lib/domain/response/shown-tags';
import type { Db } from '@/lib/store/database';
import { setFacts } from '@/lib/store/response-index';
import { listTurns, lockResponse, setResponse } from '@/lib/store/responses';
import { type MemberContext, withTransaction } from '../context';
import { changedAt } from '../interviews/progressed';
import { factSourceOf } from '../responses/index-responses';
import { renderDocument } from '../responses/render-document';
import { findReviewed, noResponse, type ResponsePath, type Reviewed } from './find-reviewed';
import { type ReadTag, readTags } from './read-tags';

/**
 * Removes tags from a response, then adds tags. Adding a present tag or removing an absent one changes nothing. The
 * stored document and the facts for filters are written in the same transaction. Refuses `study_not_found`,
 * `response_not_found`, `forbidden`.
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
  { row: { id }, revision }: Pick<Reviewed, 'row' | 'revision'>,
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
    // Read under the lock, because an interview under way may have changed.
    const record = { row: { ...row, ...columns }, revision, turns: await listTurns(db, id) };
    await setResponse(db, id, { ...columns, doc: renderDocument(record) });
    const facts = factsOf(factSourceOf(record));
    await setFacts(db, [{ responseId: id, version: row.version + 1, facts }]);
  }
  return { tags: readTags({ ...row, ...after } as typeof row), removedTags: [...after.removedTags] };
}
