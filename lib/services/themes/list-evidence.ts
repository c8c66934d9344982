import { quoteOf } from '@/lib/domain/reading/passage';
import type { Stance, ThemeEvidence } from '@/lib/domain/themes/theme';
import type { Db } from '@/lib/store/database';
import { listPublishedRevisions } from '@/lib/store/revisions';
import { listEvidence as listStored, type PlacedEvidence } from '@/lib/store/theme-evidence';
import type { MemberContext } from '../context';
import { rowOffset } from '../reading/row-offset';
import { findStoredTheme, type ThemePath } from './find-theme';

/** A page of a theme's passages, in the order of responses and rows. Refuses `study_not_found`, `not_found`. */
export async function listEvidence(
  ctx: MemberContext,
  path: ThemePath,
  page: { stance?: Stance | undefined; page: number; perPage: number; withRows: boolean },
): Promise<{ evidence: ThemeEvidence[]; total: number }> {
  const { row } = await findStoredTheme(ctx, path);
  const { passages, total } = await listStored(ctx.db, row.id, page);
  return { evidence: await evidenceOf(ctx.db, passages, page), total };
}

export async function evidenceOf(
  db: Db,
  passages: readonly PlacedEvidence[],
  { withRows }: { withRows: boolean },
): Promise<ThemeEvidence[]> {
  const revisions = await listPublishedRevisions(db, null, [
    ...new Set(passages.map(({ revisionId }) => revisionId)),
  ]);
  const offsets = new Map(revisions.map((revision) => [revision.id, rowOffset(revision)]));
  return passages.map(({ evidence, authorName, revisionId, turn }) => {
    const { id, responseId, readableId, seq, startOffset: start, endOffset: end, stance, origin } = evidence;
    const author = { id: authorName === null ? null : evidence.authorId, name: authorName };
    return {
      ...{ id, responseId, readableId, answerId: turn.answerId },
      discussionGuideQuestionId: turn.questionId,
      conceptId: turn.conceptId,
      responseIndex: seq + (offsets.get(revisionId) ?? 0),
      ...{ start, end, quote: quoteOf(turn.user, { start, end }), stance },
      by: { origin, ...(origin === 'person' ? author : { id: null, name: evidence.model }) },
      ...(withRows && { row: { moderator: turn.moderator, user: turn.user } }),
    };
  });
}
