import { env } from '@/lib/env';
import { v1Route } from '@/lib/http/v1-route';
import { makePasswordLink } from '@/lib/services/people/make-password-link';
import { makePasswordLinkDoc } from '@/lib/wire/docs/people';
import { UserId } from '@/lib/wire/paths';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';
import { PasswordLinkShape } from '@/lib/wire/v1/member';

/** POST …/v1/members/{userId}/password-link. Mailed, or answered to be handed over. */
export const POST = v1Route({
  doc: makePasswordLinkDoc,
  handsOutAccess: true,
  params: { userId: UserId },
  body: EmptyRequest.optional(),
  asksElsewhere: true,
  replies: { 200: PasswordLinkShape },
  run: ({ ctx, params }) => makePasswordLink(ctx, { userId: params.userId, origin: env().baseUrl }),
  reply: ({ delivery, link, expiresAt }) => ({ delivery, link, expiresAt: expiresAt.toISOString() }),
});
