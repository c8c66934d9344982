import { strangerRoute } from '@/lib/http/account-route';
import { addressOf } from '@/lib/http/authenticate';
import { joinByInvitation, readInvitation } from '@/lib/services/people/accept-invitation';
import { JoinedShape, JoinRequest, OfferShape, offer } from '@/lib/wire/account/joining';
import { joinDoc, readOfferDoc } from '@/lib/wire/docs/account';
import { InvitationToken } from '@/lib/wire/paths';

/** GET /api/account/invitations/{token}. What its holder is offered. */
export const GET = strangerRoute({
  doc: readOfferDoc,
  params: { token: InvitationToken },
  replies: { 200: OfferShape },
  run: ({ ctx, params }) => readInvitation(ctx.db, params.token),
  reply: offer,
});

/** POST /api/account/invitations/{token}. Joins as a new person. */
export const POST = strangerRoute({
  doc: joinDoc,
  params: { token: InvitationToken },
  body: JoinRequest,
  replies: { 201: JoinedShape },
  run: ({ ctx, params, body, request }) =>
    joinByInvitation(ctx.db, { token: params.token, ...body, ip: addressOf(request) }),
  reply: (joined) => joined,
});
