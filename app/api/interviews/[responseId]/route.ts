import { z } from 'zod';
import { interviewRoute } from '@/lib/http/interview-route';
import { changeLanguage } from '@/lib/services/interviews/change-language';
import { type ResumedInterview, resumeInterview } from '@/lib/services/interviews/resume-interview';
import { changeLanguageDoc, resumeInterviewDoc } from '@/lib/wire/docs/interviews';
import { InvitationShape, invitationReply, LanguageRequest } from '@/lib/wire/interview/start';
import { stepReply } from '@/lib/wire/interview/step';
import { StepShape } from '@/lib/wire/interview/step-shape';
import { InterviewId } from '@/lib/wire/paths';
import { TranscriptItemShape, transcriptItemV1 } from '@/lib/wire/v1/single-response';

const ResumedShape = z
  .object({
    responseId: z.uuid(),
    progress: z.enum(['in_progress', 'screened_out', 'complete']),
    study: InvitationShape,
    history: z.array(TranscriptItemShape),
    step: StepShape,
  })
  .meta({ id: 'ResumedInterview' });

function reply({ responseId, progress, study, history, step, closingMessage }: ResumedInterview) {
  return {
    responseId,
    progress,
    study: invitationReply(study),
    history: history.map(transcriptItemV1),
    step: stepReply(step, { language: study.language, closingMessage }),
  };
}

/** GET /api/interviews/{responseId}. Where the interview stands; after its end, the end. */
export const GET = interviewRoute({
  doc: resumeInterviewDoc,
  params: { responseId: InterviewId },
  asksElsewhere: true,
  replies: { 200: ResumedShape },
  run: ({ ctx }) => resumeInterview(ctx),
  reply,
});

/** PATCH /api/interviews/{responseId}. Another language, until the first answer. */
export const PATCH = interviewRoute({
  doc: changeLanguageDoc,
  params: { responseId: InterviewId },
  asksElsewhere: true,
  body: LanguageRequest,
  replies: { 200: ResumedShape },
  run: async ({ ctx, body }) => {
    await changeLanguage(ctx, body.language);
    return resumeInterview(ctx);
  },
  reply,
});
