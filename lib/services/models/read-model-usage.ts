import { type ModelLimits, monthOf, type TokensUsed } from '@/lib/domain/models/organization-model';
import { listStudyUsage, readInterviewUsage, readMonthUsage } from '@/lib/store/model-usage';
import { findOrganizationModel } from '@/lib/store/organization-models';
import type { MemberContext } from '../context';
import { refuseOthers } from './read-models';

const MOST_STUDIES = 100;

/** All in tokens. */
export interface ModelUsageReport {
  month: TokensUsed & { month: string };
  /** Those that took most, at most 100. */
  studies: (TokensUsed & { studyId: string; title: string })[];
  interviews: { interviews: number; average: number; most: number };
  limits: ModelLimits;
}

/** What models took for the caller's organisation, its own and the operator's together. Refuses `forbidden`. */
export async function readModelUsage(ctx: MemberContext): Promise<ModelUsageReport> {
  refuseOthers(ctx);
  const { organizationId } = ctx.principal;
  const month = monthOf(ctx.now());
  const [used, studies, interviews, own] = await Promise.all([
    readMonthUsage(ctx.db, organizationId, month),
    listStudyUsage(ctx.db, organizationId, MOST_STUDIES),
    readInterviewUsage(ctx.db, organizationId),
    findOrganizationModel(ctx.db, organizationId),
  ]);
  return { month: { month, ...used }, studies, interviews, limits: own?.limits ?? {} };
}
