import { z } from 'zod';
import { interviewRoute } from '@/lib/http/interview-route';
import { hearSoFar } from '@/lib/services/recordings/hear-so-far';
import { hearSoFarDoc } from '@/lib/wire/docs/recordings';
import { InterviewId } from '@/lib/wire/paths';
import { text } from '@/lib/wire/text';

/** POST /api/interviews/{responseId}/words. What is understood so far of an answer that is being spoken. */
export const POST = interviewRoute({
  doc: hearSoFarDoc,
  params: { responseId: InterviewId },
  body: z
    .strictObject({ stepId: text().meta({ description: 'The `id` of the step.' }) })
    .meta({ id: 'HeardSoFarRequest', description: 'Which answer is meant.' }),
  replies: {
    200: z
      .object({
        text: z.string().meta({ description: 'The words so far; empty where nothing transcribes.' }),
        heardMs: z
          .int()
          .meta({ description: 'How much of the recordings of this step they are of, in milliseconds.' }),
      })
      .meta({ id: 'HeardSoFar', description: 'What is understood so far.' }),
  },
  run: ({ ctx, body }) => hearSoFar(ctx, body.stepId),
  reply: (heard) => heard,
});
