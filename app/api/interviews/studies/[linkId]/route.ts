import { z } from 'zod';
import { openInterviewRoute } from '@/lib/http/interview-route';
import { findInvitation } from '@/lib/services/interviews/find-invitation';
import { findInvitationDoc } from '@/lib/wire/docs/interviews';
import { InvitationShape, invitationReply } from '@/lib/wire/interview/start';
import { LinkId } from '@/lib/wire/paths';

/** GET /api/interviews/studies/{linkId}. What stands behind a participant's link; creates nothing, takes nothing. */
export const GET = openInterviewRoute({
  doc: findInvitationDoc,
  params: { linkId: LinkId },
  replies: {
    200: z
      .object({ study: InvitationShape })
      .meta({ id: 'Invitation', description: 'What stands behind a link.' }),
  },
  run: ({ ctx, params }) => findInvitation(ctx, params.linkId),
  reply: (study) => ({ study: invitationReply(study) }),
});
