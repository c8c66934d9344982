import { seenSettings, settingsEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { type Models, readModels } from '@/lib/services/models/read-models';
import { removeModel } from '@/lib/services/models/remove-model';
import { setModel } from '@/lib/services/models/set-model';
import { readModelsDoc, removeModelDoc, setModelDoc } from '@/lib/wire/docs/models';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { limitsOf, ModelsShape, modelsV1, SetModelRequest } from '@/lib/wire/v1/organization-models';

const etag = ({ version, own, operators }: Models) => ({
  etag: settingsEtag(version, [own?.test?.testedAt, operators]),
});

/** GET /api/public/v1/organization/models. Without the key. */
export const GET = v1Route({
  doc: readModelsDoc,
  replies: { 200: ModelsShape },
  run: ({ ctx }) => readModels(ctx),
  reply: modelsV1,
  headers: etag,
});

/** PUT /api/public/v1/organization/models. Tested at once. With If-Match only what was seen is changed. */
export const PUT = v1Route({
  doc: setModelDoc,
  // Its address is sent what participants said.
  scopes: ['read', 'write'],
  body: SetModelRequest,
  asksElsewhere: true,
  cost: () => REQUEST_COST.modelTest,
  replies: { 200: ModelsShape },
  run: ({ ctx, body, request }) =>
    setModel(ctx, { ...body, limits: limitsOf(body.limits), seen: seenSettings(request) }),
  reply: modelsV1,
  headers: etag,
});

/** DELETE /api/public/v1/organization/models. With its key. */
export const DELETE = v1Route({
  doc: removeModelDoc,
  replies: { 200: ModelsShape },
  run: ({ ctx }) => removeModel(ctx),
  reply: modelsV1,
  headers: etag,
});
