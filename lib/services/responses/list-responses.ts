import type { ListedResponse } from '@/lib/domain/response/listed-response';
import { listResponsePage, listTurnsOf } from '@/lib/store/response-pages';
import { listPublishedRevisions } from '@/lib/store/revisions';
import type { MemberContext } from '../context';
import { findReadableStudy } from './find-readable-study';
import type { PageRequest } from './list-documents';
import { listedResponseOf } from './listed-response-of';

/**
 * A page of responses for the legacy list: strictly after `updatedSince`, compared with the analysis's time once there
 * is one (E5).
 */
export async function listResponses(
  ctx: MemberContext,
  input: PageRequest,
): Promise<{ responses: ListedResponse[]; total: number }> {
  const study = await findReadableStudy(ctx, input.study);
  const { rows, total } = await listResponsePage(
    ctx.db,
    { studyId: study.id, responseTotal: study.responseTotal, lastReadableId: study.lastReadableId },
    {
      page: input.page,
      perPage: input.perPage,
      analyzedOnly: !input.includeInProgress,
      ...(input.updatedSince ? { since: { time: input.updatedSince, by: 'analysis' } } : {}),
    },
  );
  const turns = await listTurnsOf(
    ctx.db,
    study.id,
    rows.map(({ id }) => id),
  );
  const revisions = new Map(
    (
      await listPublishedRevisions(
        ctx.db,
        study.id,
        rows.map(({ revisionId }) => revisionId),
      )
    ).map((r) => [r.id, r]),
  );
  // A revision is deleted only with its study: responses deleted between two statements are left out.
  const responses = rows.flatMap((row) => {
    const revision = revisions.get(row.revisionId);
    return revision ? [listedResponseOf({ row, revision, turns: turns.get(row.id) ?? [] })] : [];
  });
  return { responses, total };
}
