import { v1Route } from '@/lib/http/v1-route';
import { removeInvitation } from '@/lib/services/study-invitations/remove-invitation';
import { removeStudyInvitationDoc } from '@/lib/wire/docs/study-invitations';
import { InvitationId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';

/** DELETE …/v1/studies/{studyId}/invitations/{invitationId}. Erases an address. */
export const DELETE = v1Route({
  doc: removeStudyInvitationDoc,
  params: { studyId: StudyIdOrLinkId, invitationId: InvitationId },
  replies: { 200: DeletedShape },
  run: ({ ctx, params }) =>
    removeInvitation(ctx, { study: params.studyId, invitationId: params.invitationId }),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
