import { z } from 'zod';
import { answerKeyV1 } from '@/lib/domain/response/answers';
import type { ListedResponse } from '@/lib/domain/response/listed-response';

export const AnswerShape = z
  .object({
    answerId: z.uuid(),
    discussionGuideQuestionId: z.string(),
    conceptId: z.string().nullable(),
    question: z.string(),
    answer: z.string(),
  })
  .meta({ id: 'Answer' });

/** Specification, Response list item (v1), with E2: everything present but `qualityScore` until it exists. */
export const ResponseListItemShape = z
  .object({
    id: z.uuid(),
    readableId: z.int().min(1),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    progress: z.enum(['complete', 'screened_out', 'in_progress']),
    responseDurationSeconds: z.int().min(0),
    answers: z.record(z.string(), z.string()),
    answersArray: z.array(AnswerShape),
    urlParams: z.record(z.string(), z.string()),
    shortTranscript: z.string().nullable(),
    tagline: z.string().nullable(),
    bulletSummary: z.array(z.string()),
    tags: z.array(z.string()),
    shortAssistantMessages: z.array(z.string()),
    qualityScore: z.number().min(1).max(5).optional(),
    otherRemarks: z.string(),
    personas: z.string(),
  })
  .meta({ id: 'ResponseListItem' });

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
