import { interviewRoute } from '@/lib/http/interview-route';
import { changeLanguage } from '@/lib/services/interviews/change-language';
import { resumeInterview } from '@/lib/services/interviews/resume-interview';
import { changeLanguageDoc, resumeInterviewDoc } from '@/lib/wire/docs/interviews';
import { ResumedShape, resumedReply } from '@/lib/wire/interview/resumed';
import { LanguageRequest } from '@/lib/wire/interview/start';
import { InterviewId } from '@/lib/wire/paths';

/** GET /api/interviews/{responseId}. Where the interview stands; after its end, the end. */
export const GET = interviewRoute({
  doc: resumeInterviewDoc,
  params: { responseId: InterviewId },
  conversing: true,
  replies: { 200: ResumedShape },
  run: ({ ctx }) => resumeInterview(ctx),
  reply: resumedReply,
});

/** PATCH /api/interviews/{responseId}. Another language, until the first answer. */
export const PATCH = interviewRoute({
  doc: changeLanguageDoc,
  params: { responseId: InterviewId },
  conversing: true,
  body: LanguageRequest,
  replies: { 200: ResumedShape },
  run: async ({ ctx, body }) => {
    await changeLanguage(ctx, body.language);
    return resumeInterview(ctx);
  },
  reply: resumedReply,
});
