import { z } from 'zod';
import { answerKeyV1 } from '@/lib/domain/response/answers';
import type { ListedResponse } from '@/lib/domain/response/listed-response';
import { TranscriptItemShape } from './single-response';

export const AnswerShape = z
  .object({
    answerId: z.uuid().meta({ description: 'Its id, also in its transcript items.' }),
    discussionGuideQuestionId: z.string().meta({ description: 'The `id` of the question.' }),
    conceptId: z.string().nullable().meta({ description: 'Its concept, if any.' }),
    question: z.string().meta({ description: 'The text of the question.' }),
    answer: z.string().meta({ description: 'The answer as text.' }),
  })
  .meta({ id: 'Answer', description: 'An answer.' });

/** Specification, Response list item (v1), with E2: everything present but `qualityScore` until it exists. */
export const ResponseListItemShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the response.' }),
    readableId: z.int().min(1).meta({ description: 'Its number within the study, from 1.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it began.' }),
    updatedAt: z.iso.datetime().meta({ description: 'When it last changed visibly.' }),
    progress: z
      .enum(['complete', 'screened_out', 'in_progress'])
      .meta({ description: 'Where the interview stands; `complete` and `screened_out` are final.' }),
    responseDurationSeconds: z
      .int()
      .min(0)
      .meta({ description: 'How long it took, pauses over 30 minutes left out.' }),
    answers: z
      .record(z.string(), z.string())
      .meta({ description: 'The answers by label, `Q1: …` and so on, and `Summary` once analysed.' }),
    answersArray: z.array(AnswerShape).meta({ description: 'The answers in order.' }),
    urlParams: z
      .record(z.string(), z.string())
      .meta({ description: "The query parameters of the participant's link." }),
    shortTranscript: z
      .string()
      .nullable()
      .meta({ description: 'The transcript with shortened questions; null until generated.' }),
    tagline: z
      .string()
      .nullable()
      .meta({ description: 'One line about the response, generated; null until then.' }),
    bulletSummary: z.array(z.string()).meta({ description: 'A summary in points, generated.' }),
    tags: z.array(z.string()).meta({ description: 'What it is about, generated.' }),
    shortAssistantMessages: z.array(z.string()).meta({ description: 'What the moderator said, shortened.' }),
    qualityScore: z
      .number()
      .min(1)
      .max(5)
      .optional()
      .meta({ description: 'From 1 to 5; absent until it exists.' }),
    otherRemarks: z.string().meta({ description: 'What else was worth noting, generated.' }),
    personas: z.string().meta({ description: 'Who this may be typical of, generated.' }),
    transcript: z
      .array(TranscriptItemShape)
      .optional()
      .meta({ description: 'What was said, in order; with `expand=transcript` alone.' }),
  })
  .meta({ id: 'ResponseListItem', description: 'A response in a list.' });

/** Keys come from guides and participants: Object.fromEntries makes own properties of them all, `__proto__` too. */
export function responseListItemV1(response: ListedResponse): z.input<typeof ResponseListItemShape> {
  const keyed = response.answers.map((answer) => [answerKeyV1(answer), answer.answer] as const);
  return {
    id: response.id,
    readableId: response.readableId,
    createdAt: response.createdAt.toISOString(),
    updatedAt: response.updatedAt.toISOString(),
    progress: response.progress,
    responseDurationSeconds: response.durationSeconds,
    answers: Object.fromEntries(
      response.summary === null ? keyed : [...keyed, ['Summary', response.summary]],
    ),
    answersArray: response.answers.map((answer) => ({
      answerId: answer.answerId,
      discussionGuideQuestionId: answer.questionId,
      conceptId: answer.conceptId,
      question: answer.questionText,
      answer: answer.answer,
    })),
    urlParams: Object.fromEntries(response.urlParams),
    shortTranscript: response.shortTranscript,
    tagline: response.tagline,
    bulletSummary: response.bulletSummary,
    tags: response.tags,
    shortAssistantMessages: response.shortAssistantMessages,
    ...(response.qualityScore === null ? {} : { qualityScore: response.qualityScore }),
    otherRemarks: response.otherRemarks,
    personas: response.personas,
  };
}
