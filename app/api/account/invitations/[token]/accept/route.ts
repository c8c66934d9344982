import { personRoute } from '@/lib/http/account-route';
import { addressOf } from '@/lib/http/authenticate';
import { acceptInvitation } from '@/lib/services/people/accept-invitation';
import { JoinedShape } from '@/lib/wire/account/joining';
import { acceptInvitationDoc } from '@/lib/wire/docs/account';
import { InvitationToken } from '@/lib/wire/paths';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';

/** POST /api/account/invitations/{token}/accept. Joins as whoever is signed in. */
export const POST = personRoute({
  doc: acceptInvitationDoc,
  params: { token: InvitationToken },
  body: EmptyRequest.optional(),
  replies: { 200: JoinedShape },
  run: ({ ctx, params, request }) => acceptInvitation(ctx, { token: params.token, ip: addressOf(request) }),
  reply: (joined) => joined,
});
