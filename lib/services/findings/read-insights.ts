import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { findInsight, listInsights as listStored } from '@/lib/store/insights';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import { type Insight, insightOf, insightsOf } from './insight-of';

export interface InsightPath {
  study: StudyReference;
  insightId: string;
}

/** A page of a study's insights, the latest change first. Refuses `study_not_found`. */
export async function listInsights(
  ctx: MemberContext,
  { study: reference, page, perPage }: { study: StudyReference; page: number; perPage: number },
): Promise<{ insights: Insight[]; total: number }> {
  const study = await findReadableStudy(ctx, reference);
  const { rows, total } = await listStored(ctx.db, study.id, { number: page, size: perPage });
  return { insights: await insightsOf(ctx.db, rows), total };
}

/** Refuses `study_not_found`, `not_found`. */
export async function readInsight(ctx: MemberContext, path: InsightPath): Promise<Insight> {
  const study = await findReadableStudy(ctx, path.study);
  const row = await findInsight(ctx.db, study.id, path.insightId);
  if (!row) throw noInsight();
  return insightOf(ctx.db, row);
}

export function noInsight(): Failure {
  return new Failure('not_found', 'There is no such insight in this study.');
}
