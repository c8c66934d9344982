import { v1Route } from '@/lib/http/v1-route';
import { withdrawInvitation } from '@/lib/services/people/withdraw-invitation';
import { withdrawInvitationDoc } from '@/lib/wire/docs/people';
import { InvitationId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';

/** DELETE …/v1/invitations/{invitationId}. Its link is worth nothing any more. */
export const DELETE = v1Route({
  doc: withdrawInvitationDoc,
  params: { invitationId: InvitationId },
  replies: { 200: DeletedShape },
  run: ({ ctx, params }) => withdrawInvitation(ctx, params.invitationId),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
