import { env } from '@/lib/env';
import { countInvitation } from '@/lib/http/limits';
import { v1Route } from '@/lib/http/v1-route';
import { inviteMember } from '@/lib/services/people/invite-member';
import { listInvitations } from '@/lib/services/people/list-invitations';
import { inviteDoc, listInvitationsDoc } from '@/lib/wire/docs/people';
import {
  InvitationListShape,
  InviteRequest,
  invitationV1,
  SentInvitationShape,
  sentInvitationV1,
} from '@/lib/wire/v1/member';

/** GET /api/public/v1/invitations. Who was invited and has not joined. */
export const GET = v1Route({
  doc: listInvitationsDoc,
  replies: { 200: InvitationListShape },
  run: ({ ctx }) => listInvitations(ctx),
  reply: (invitations) => ({ invitations: invitations.map(invitationV1) }),
});

/** POST /api/public/v1/invitations. By address; mailed, or the link is answered. */
export const POST = v1Route({
  doc: inviteDoc,
  handsOutAccess: true,
  makes: 'invitation',
  body: InviteRequest,
  asksElsewhere: true,
  replies: { 201: SentInvitationShape },
  run: ({ ctx, body }) => inviteMember(ctx, { ...body, origin: env().baseUrl, admit: countInvitation }),
  reply: sentInvitationV1,
});
