import { z } from 'zod';
import { addressOf, clientOf } from '@/lib/http/authenticate';
import { interviewCookie, interviewsIn } from '@/lib/http/interview-cookie';
import { openInterviewRoute } from '@/lib/http/interview-route';
import { isSameOrigin } from '@/lib/http/same-origin';
import { startInterview } from '@/lib/services/interviews/start-interview';
import { startInterviewDoc } from '@/lib/wire/docs/interviews';
import { InvitationShape, invitationReply, StartRequest } from '@/lib/wire/interview/start';
import { stepReply } from '@/lib/wire/interview/step';
import { StepShape } from '@/lib/wire/interview/step-shape';

/** POST /api/interviews. Begins an interview; the token in the answer is its only credential. */
export const POST = openInterviewRoute({
  doc: startInterviewDoc,
  body: StartRequest,
  idempotent: true,
  countedAs: ({ body, request }) => ({ limit: 'start', who: `${body.linkId} ${clientOf(request)}` }),
  replies: {
    201: z
      .object({
        responseId: z.uuid().meta({ description: 'The response that it will be.' }),
        token: z
          .string()
          .meta({ description: 'The only credential of this interview. It is not shown again.' }),
        study: InvitationShape,
        step: StepShape.meta({ description: 'What to show next.' }),
      })
      .meta({ id: 'StartedInterview', description: 'An interview that has begun.' }),
  },
  run: ({ ctx, body, request }) =>
    startInterview(ctx, {
      address: addressOf(request),
      linkId: body.linkId,
      urlParams: body.urlParams ?? [],
      browser: isSameOrigin(request) ? interviewsIn(request.headers.get('cookie')) : [],
      language: body.language,
      consent: body.consent,
    }),
  reply: ({ responseId, token, study, step, closingMessage, care, ending }) => ({
    responseId,
    token,
    study: invitationReply(study),
    step: stepReply(step, { language: study.language, closingMessage, care, ending }),
  }),
  headers: (started) => ({ 'set-cookie': interviewCookie(started), 'cache-control': 'no-store' }),
});
