import { v1Route } from '@/lib/http/v1-route';
import { listKeys } from '@/lib/services/keys/list-keys';
import { makeOwnKey } from '@/lib/services/keys/make-own-key';
import { createKeyDoc, listKeysDoc } from '@/lib/wire/docs/people';
import { ApiKeyListShape, apiKeyV1, CreatedKeyShape, CreateKeyRequest } from '@/lib/wire/v1/api-key';

/** GET /api/public/v1/keys. One's own, or as owner or admin everybody's. */
export const GET = v1Route({
  doc: listKeysDoc,
  replies: { 200: ApiKeyListShape },
  run: ({ ctx }) => listKeys(ctx),
  reply: (keys) => ({ keys: keys.map(apiKeyV1) }),
});

/** POST /api/public/v1/keys. A key of one's own, shown this once. */
export const POST = v1Route({
  doc: createKeyDoc,
  handsOutAccess: true,
  makes: 'key',
  body: CreateKeyRequest,
  replies: { 201: CreatedKeyShape },
  run: ({ ctx, body: { scopes = null, studyIds = null, test = false, ...body } }) =>
    makeOwnKey(ctx, { ...body, scopes, studyIds, test }),
  reply: ({ key, apiKey }) => ({ key: apiKeyV1(key), apiKey }),
});
