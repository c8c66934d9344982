import { readWithPassword, readWithProof, sharedRoute, UNSEEN } from '@/lib/http/shared-route';
import { openSharedDoc, readSharedDoc } from '@/lib/wire/docs/findings';
import { ShareToken } from '@/lib/wire/paths';
import { OpenSharedRequest, SharedQuery, SharedShape, sharedV1 } from '@/lib/wire/v1/shared';

/** GET /api/shared/{token}. What a link shows to people without an account. */
export const GET = sharedRoute({
  doc: readSharedDoc,
  params: { token: ShareToken },
  query: SharedQuery,
  heavy: true,
  replies: { 200: SharedShape },
  run: ({ ctx, params, query, request }) =>
    readWithProof(ctx, request, { token: params.token, page: query.page }),
  reply: sharedV1,
  headers: () => UNSEEN,
});

/** POST /api/shared/{token}. Gives the password of the link, once for twelve hours. */
export const POST = sharedRoute({
  doc: openSharedDoc,
  params: { token: ShareToken },
  body: OpenSharedRequest,
  heavy: true,
  replies: { 200: SharedShape },
  run: ({ ctx, params, body, request }) =>
    readWithPassword(ctx, request, { token: params.token, password: body.password }),
  reply: ({ cookie: _, ...shared }) => sharedV1(shared),
  headers: ({ cookie }) => ({ ...UNSEEN, ...(cookie !== null && { 'set-cookie': cookie }) }),
});
