import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { keptFor, type Retention, type RetentionPart, retentionOf } from '@/lib/domain/retention/retention';
import {
  forecastOrganization as forecastAll,
  forecastStudy,
  type RetentionForecast,
} from '@/lib/store/retention';
import type { MemberContext } from '../context';
import { readOrganization } from '../people/read-organization';
import { findReadableStudy } from '../responses/find-readable-study';

export interface StudyForecast extends RetentionForecast {
  /** As the study's consent says, or as was asked. */
  days: number | null;
  /** For how long each part is kept then, with the organisation's numbers. */
  kept: Record<RetentionPart, number | null>;
}

/**
 * What of a study is deleted next because it was kept for long enough (N5, O2): as is saved, or as it would be with other
 * numbers. Refuses `study_not_found`.
 */
export async function forecastRetention(
  ctx: MemberContext,
  input: { study: StudyReference; days?: number | null | undefined; retention: Partial<Retention> },
): Promise<StudyForecast> {
  const study = await findReadableStudy(ctx, input.study);
  if (study.testOf !== null)
    throw new Failure('study_not_found', 'There is no such study in this organisation.');
  const days = input.days === undefined ? (study.consent?.retentionDays ?? null) : input.days;
  const { retention: ofAll } = await readOrganization(ctx);
  const kept = keptFor({
    study: { ...retentionOf(study.retention), ...input.retention },
    organization: ofAll,
    consentDays: days,
  });
  return { days, kept, ...(await forecastStudy(ctx.db, study.id, { days: kept, now: ctx.now() })) };
}

/** The same of all studies of the organisation, by its numbers as they are saved or were asked for. */
export async function forecastOrganization(
  ctx: MemberContext,
  input: { retention: Partial<Retention> },
): Promise<RetentionForecast & { retention: Retention }> {
  const saved = retentionOf((await readOrganization(ctx)).retention);
  const retention = { ...saved, ...input.retention };
  const { organizationId } = ctx.principal;
  return { retention, ...(await forecastAll(ctx.db, organizationId, { retention, now: ctx.now() })) };
}
