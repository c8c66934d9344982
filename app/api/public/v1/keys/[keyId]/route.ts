import { v1Route } from '@/lib/http/v1-route';
import { endKey } from '@/lib/services/keys/end-key';
import { revokeKeyDoc } from '@/lib/wire/docs/people';
import { KeyId } from '@/lib/wire/paths';
import { ApiKeyShape, apiKeyV1 } from '@/lib/wire/v1/api-key';

/** DELETE …/v1/keys/{keyId}. At once and for good; it stays in the list. */
export const DELETE = v1Route({
  doc: revokeKeyDoc,
  handsOutAccess: true,
  params: { keyId: KeyId },
  replies: { 200: ApiKeyShape },
  run: ({ ctx, params }) => endKey(ctx, params.keyId),
  reply: apiKeyV1,
});
