import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { forecastRetention as forecast, type RetentionForecast } from '@/lib/store/retention';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';

/**
 * What of a study is deleted next because it was kept for long enough (N5): as its consent says, or as it would be with
 * so many days. Refuses `study_not_found`.
 */
export async function forecastRetention(
  ctx: MemberContext,
  input: { study: StudyReference; days?: number | undefined },
): Promise<RetentionForecast & { days: number | null }> {
  const study = await findReadableStudy(ctx, input.study);
  if (study.testOf !== null)
    throw new Failure('study_not_found', 'There is no such study in this organisation.');
  const days = input.days ?? study.consent?.retentionDays ?? null;
  return { days, ...(await forecast(ctx.db, study.id, { days, now: ctx.now() })) };
}
