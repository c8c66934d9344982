import { z } from 'zod';
import { answerKeyLegacy } from '@/lib/domain/response/answers';
import type { ListedResponse } from '@/lib/domain/response/listed-response';

/** Specification, Legacy response list item; what is absent until it exists: decisions, E5. */
export const LegacyResponseListItemShape = z
  .object({
    id: z.uuid(),
    response_number: z.int().min(1),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    progress: z.enum(['complete', 'screened_out', 'in_progress']),
    response_duration_seconds: z.int().min(0),
    answers: z.record(z.string(), z.string()),
    answers_array: z.array(
      z
        .object({
          answer_id: z.uuid(),
          discussion_guide_question_id: z.string(),
          concept_id: z.string().nullable(),
          question_id: z.uuid(),
          question: z.string(),
          answer: z.string(),
        })
        .meta({ id: 'LegacyAnswer' }),
    ),
    attributes: z.record(z.string(), z.string()),
    short_transcript: z.string().nullable(),
    short_assistant_messages: z.array(z.string()),
    bullet_summary: z.array(z.string()),
    quality_score: z.number().min(1).max(5).optional(),
    tags: z.array(z.string()),
    tagline: z.string(),
    summary: z.string().optional(),
  })
  .meta({ id: 'LegacyResponseListItem' });

export function responseListItemLegacy(
  response: ListedResponse,
): z.input<typeof LegacyResponseListItemShape> {
  const keyed = response.answers.map((answer) => [answerKeyLegacy(answer), answer.answer] as const);
  return {
    id: response.id,
    response_number: response.readableId,
    created_at: response.createdAt.toISOString(),
    updated_at: (response.analyzedAt ?? response.updatedAt).toISOString(),
    progress: response.progress,
    response_duration_seconds: response.durationSeconds,
    answers: Object.fromEntries(
      response.summary === null ? keyed : [...keyed, ['Summary', response.summary]],
    ),
    answers_array: response.answers.map((answer) => ({
      answer_id: answer.answerId,
      discussion_guide_question_id: answer.questionId,
      concept_id: answer.conceptId,
      question_id: answer.answerId,
      question: `Q${answer.questionNumber}: ${answer.questionText}`,
      answer: answer.answer,
    })),
    attributes: Object.fromEntries(response.urlParams),
    short_transcript: response.shortTranscript,
    short_assistant_messages: response.shortAssistantMessages,
    bullet_summary: response.bulletSummary,
    ...(response.qualityScore === null ? {} : { quality_score: response.qualityScore }),
    tags: response.tags,
    tagline: response.tagline ?? '',
    ...(response.summary === null ? {} : { summary: response.summary }),
  };
}
