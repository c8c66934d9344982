import { z } from 'zod';
import { interviewRoute } from '@/lib/http/interview-route';
import { addRecordings } from '@/lib/services/interviews/add-recordings';
import { addRecordingsDoc } from '@/lib/wire/docs/recordings';
import { MOST_RECORDINGS } from '@/lib/wire/interview/answer';
import { InterviewId } from '@/lib/wire/paths';
import { text } from '@/lib/wire/text';

/** POST /api/interviews/{responseId}/additions. What was spoken at a step elsewhere than where it was answered. */
export const POST = interviewRoute({
  doc: addRecordingsDoc,
  params: { responseId: InterviewId },
  body: z
    .strictObject({
      stepId: text().meta({ description: 'The `id` of the step.' }),
      recordings: z
        .array(text(200))
        .min(1)
        .max(MOST_RECORDINGS)
        .meta({ description: 'The ids of the uploads.' }),
    })
    .meta({ id: 'AddRecordingsRequest', description: 'Recordings for an answer that was given.' }),
  replies: {
    200: z
      .object({
        stepId: z.string().meta({ description: 'The `id` of the step.' }),
        recordings: z.array(z.string()).meta({ description: 'All recordings that the answer names now.' }),
      })
      .meta({ id: 'AddedRecordings', description: 'The recordings of an answer.' }),
  },
  run: ({ ctx, body }) => addRecordings(ctx, body),
  reply: (added) => added,
});
