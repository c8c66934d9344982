import { bearerToken } from '@/lib/http/authenticate';
import { interviewCookie } from '@/lib/http/interview-cookie';
import { tokenRoute } from '@/lib/http/interview-route';
import { resumeInterview } from '@/lib/services/interviews/resume-interview';
import { resumeByTokenDoc } from '@/lib/wire/docs/interviews';
import { ResumedShape, resumedReply } from '@/lib/wire/interview/resumed';

/** POST /api/interviews/resume. Where an interview stands, by its token alone: what a personal link knows. */
export const POST = tokenRoute({
  doc: resumeByTokenDoc,
  conversing: true,
  replies: { 200: ResumedShape },
  run: ({ ctx }) => resumeInterview(ctx),
  reply: resumedReply,
  headers: ({ record, responseId }, request) => ({
    'set-cookie': interviewCookie({
      studyId: record.row.studyId,
      responseId,
      token: bearerToken(request) ?? '',
    }),
    'cache-control': 'no-store',
  }),
});
