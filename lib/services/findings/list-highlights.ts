import type { Highlight } from '@/lib/domain/findings/highlight';
import { questionsOfAll } from '@/lib/domain/guide/questions-of-all';
import type { StudyReference } from '@/lib/domain/identifier';
import { type HighlightFilter, listHighlights as listStored } from '@/lib/store/highlights';
import { listRevisions } from '@/lib/store/revisions';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';

/** A highlight with the number of its question; null for a question that no revision has any more. */
export type ListedHighlight = Highlight & { questionNumber: number | null };

export interface HighlightsAsked {
  study: StudyReference;
  filter: HighlightFilter;
  /** Only the caller's own. */
  mine: boolean;
  page: number;
  perPage: number;
}

/** A page of the highlights of all responses of a study (M1). Refuses `study_not_found`. */
export async function listHighlights(
  ctx: MemberContext,
  { study: reference, filter, mine, page, perPage }: HighlightsAsked,
): Promise<{ highlights: ListedHighlight[]; total: number }> {
  const study = await findReadableStudy(ctx, reference);
  const { userId } = ctx.principal;
  if (mine && filter.author !== undefined && filter.author !== userId) return { highlights: [], total: 0 };
  const own = mine ? { ...filter, author: userId } : filter;
  const { highlights, total } = await listStored(ctx.db, study.id, own, { number: page, size: perPage });
  const revisions = await listRevisions(ctx.db, study.id);
  const numbers = new Map(
    questionsOfAll(revisions.map(({ guide }) => guide)).map(({ id, number }) => [id, number]),
  );
  return {
    highlights: highlights.map((one) => ({ ...one, questionNumber: numbers.get(one.questionId) ?? null })),
    total,
  };
}
