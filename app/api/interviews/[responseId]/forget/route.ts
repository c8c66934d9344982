import { z } from 'zod';
import { forgottenCookie } from '@/lib/http/interview-cookie';
import { interviewRoute } from '@/lib/http/interview-route';
import { forgetTokenDoc } from '@/lib/wire/docs/interviews';
import { InterviewId } from '@/lib/wire/paths';

/** POST /api/interviews/{responseId}/forget. Takes the cookie back from a browser that several people use. */
export const POST = interviewRoute({
  doc: forgetTokenDoc,
  params: { responseId: InterviewId },
  replies: { 200: z.object({}).meta({ id: 'ForgottenToken', description: 'Nothing more to say.' }) },
  run: async ({ params, request }) => forgottenCookie(request, params.responseId),
  reply: () => ({}),
  headers: (cookie): Record<string, string> => (cookie ? { 'set-cookie': cookie } : {}),
});
