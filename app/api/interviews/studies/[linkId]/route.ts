import { z } from 'zod';
import { openInterviewRoute } from '@/lib/http/interview-route';
import { findInvitation } from '@/lib/services/interviews/find-invitation';
import { findInvitationDoc } from '@/lib/wire/docs/interviews';
import { InvitationShape, invitationReply } from '@/lib/wire/interview/start';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import { LinkId } from '@/lib/wire/paths';

/** GET /api/interviews/studies/{linkId}. What stands behind a participant's link; creates nothing, takes nothing. */
export const GET = openInterviewRoute({
  doc: findInvitationDoc,
  params: { linkId: LinkId },
  query: z.object({
    language: z.enum(LANGUAGE_CODES).optional().meta({
      description: "One of the study's languages, to read it in; default: its own.",
    }),
  }),
  replies: {
    200: z
      .object({ study: InvitationShape })
      .meta({ id: 'Invitation', description: 'What stands behind a link.' }),
  },
  run: ({ ctx, params, query }) => findInvitation(ctx, { study: params.linkId, language: query.language }),
  reply: (study) => ({ study: invitationReply(study) }),
});
