import { v1Route } from '@/lib/http/v1-route';
import { testOwnModel } from '@/lib/services/models/test-own-model';
import { testModelDoc } from '@/lib/wire/docs/models';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';
import { ModelTestShape, modelTestV1 } from '@/lib/wire/v1/organization-models';

/** POST /api/public/v1/organization/models/test. With made-up questions. */
export const POST = v1Route({
  doc: testModelDoc,
  body: EmptyRequest.optional(),
  asksElsewhere: true,
  cost: () => REQUEST_COST.modelTest,
  replies: { 200: ModelTestShape },
  run: ({ ctx }) => testOwnModel(ctx),
  reply: modelTestV1,
});
