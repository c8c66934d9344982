import { v1Route } from '@/lib/http/v1-route';
import { readModelUsage } from '@/lib/services/models/read-model-usage';
import { readModelUsageDoc } from '@/lib/wire/docs/models';
import { ModelUsageShape, modelUsageV1 } from '@/lib/wire/v1/organization-models';

/** GET /api/public/v1/organization/models/usage. In tokens. */
export const GET = v1Route({
  doc: readModelUsageDoc,
  replies: { 200: ModelUsageShape },
  run: ({ ctx }) => readModelUsage(ctx),
  reply: modelUsageV1,
});
