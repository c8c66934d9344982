import { env } from '@/lib/env';
import { countInvitation } from '@/lib/http/limits';
import { v1Route } from '@/lib/http/v1-route';
import { renewInvitation } from '@/lib/services/people/invite-member';
import { renewInvitationDoc } from '@/lib/wire/docs/people';
import { InvitationId } from '@/lib/wire/paths';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';
import { SentInvitationShape, sentInvitationV1 } from '@/lib/wire/v1/member';

/** POST …/v1/invitations/{invitationId}/renew. A fresh link and a fresh term. */
export const POST = v1Route({
  doc: renewInvitationDoc,
  handsOutAccess: true,
  params: { invitationId: InvitationId },
  body: EmptyRequest.optional(),
  asksElsewhere: true,
  replies: { 200: SentInvitationShape },
  run: ({ ctx, params }) =>
    renewInvitation(ctx, {
      invitationId: params.invitationId,
      origin: env().baseUrl,
      admit: countInvitation,
    }),
  reply: sentInvitationV1,
});
