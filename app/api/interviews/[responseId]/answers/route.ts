import { z } from 'zod';
import { interviewRoute } from '@/lib/http/interview-route';
import { answerStep } from '@/lib/services/interviews/answer-step';
import { answerStepDoc } from '@/lib/wire/docs/interviews';
import { readAnswer } from '@/lib/wire/interview/answer';
import { stepReply } from '@/lib/wire/interview/step';
import { StepShape } from '@/lib/wire/interview/step-shape';
import { InterviewId } from '@/lib/wire/paths';
import { text } from '@/lib/wire/text';

const AnswerRequest = z.strictObject({
  stepId: text(),
  answer: z.unknown().refine((value) => value !== undefined, 'Required'),
});

/** POST /api/interviews/{responseId}/answers. Exactly once, durable when acknowledged. */
export const POST = interviewRoute({
  doc: answerStepDoc,
  params: { responseId: InterviewId },
  conversing: true,
  body: AnswerRequest,
  replies: {
    200: z
      .object({
        progress: z
          .enum(['in_progress', 'screened_out', 'complete'])
          .meta({ description: 'Where the interview stands. `complete` and `screened_out` are final.' }),
        step: StepShape.meta({ description: 'What to show next.' }),
      })
      .meta({ id: 'AnsweredStep', description: 'What an answer leads to.' }),
  },
  run: ({ ctx, body }) => answerStep(ctx, { stepId: body.stepId, answer: body.answer, read: readAnswer }),
  reply: ({ progress, step, record, closingMessage, care, acknowledgement, ending }) => ({
    progress,
    step: stepReply(step, {
      language: record.row.language,
      closingMessage,
      care,
      acknowledgement,
      ending,
    }),
  }),
});
