import { z } from 'zod';
import { interviewRoute } from '@/lib/http/interview-route';
import { changeAnswer } from '@/lib/services/interviews/change-answer';
import { changeAnswerDoc } from '@/lib/wire/docs/interviews';
import { readAnswer } from '@/lib/wire/interview/answer';
import { stepReply } from '@/lib/wire/interview/step';
import { StepShape } from '@/lib/wire/interview/step-shape';
import { InterviewId } from '@/lib/wire/paths';
import { text } from '@/lib/wire/text';

const ChangeRequest = z.strictObject({
  stepId: text(),
  version: z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
  answer: z.unknown().refine((value) => value !== undefined, 'Required'),
});

/** POST /api/interviews/{responseId}/changes. Another answer in the place of an earlier one, exactly once. */
export const POST = interviewRoute({
  doc: changeAnswerDoc,
  params: { responseId: InterviewId },
  conversing: true,
  body: ChangeRequest,
  replies: {
    200: z
      .object({
        stepId: z.string().meta({ description: 'The `id` of the step.' }),
        version: z.int().min(1).meta({ description: 'The version that counts now.' }),
        text: z.string().meta({ description: 'The answer that counts now, in words.' }),
        progress: z
          .enum(['in_progress', 'screened_out', 'complete'])
          .meta({ description: 'Where the interview stands.' }),
        step: StepShape.meta({ description: 'What to show next: the step that was shown before.' }),
      })
      .meta({ id: 'ChangedAnswer', description: 'An answer after a change.' }),
  },
  run: ({ ctx, body }) => changeAnswer(ctx, { ...body, read: readAnswer }),
  reply: ({ stepId, version, text, progress, step, record, closingMessage, care, ending }) => ({
    stepId,
    version,
    text,
    progress,
    step: stepReply(step, { language: record.row.language, closingMessage, care, ending }),
  }),
});
