import { v1Route } from '@/lib/http/v1-route';
import { forecastOrganization } from '@/lib/services/retention/forecast-retention';
import { forecastOrganizationRetentionDoc } from '@/lib/wire/docs/people';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import {
  askedTimes,
  OrganizationRetentionQuery,
  OrganizationRetentionShape,
  organizationRetentionV1,
} from '@/lib/wire/v1/retention';

/** GET /api/public/v1/organization/retention. What is deleted next in all studies. */
export const GET = v1Route({
  doc: forecastOrganizationRetentionDoc,
  heavy: true,
  query: OrganizationRetentionQuery,
  cost: () => REQUEST_COST.summary,
  replies: { 200: OrganizationRetentionShape },
  run: ({ ctx, query }) => forecastOrganization(ctx, { retention: askedTimes(query) }),
  reply: organizationRetentionV1,
});
