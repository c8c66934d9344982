import { z } from 'zod';
import { answerKeyLegacy } from '@/lib/domain/response/answers';
import type { ListedResponse } from '@/lib/domain/response/listed-response';

/** Specification, Legacy response list item; what is absent until it exists: decisions, E5. */
export const LegacyResponseListItemShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    response_number: z.int().min(1).meta({ description: 'Its number within the study.' }),
    created_at: z.iso.datetime().meta({ description: 'When it began.' }),
    updated_at: z.iso
      .datetime()
      .meta({ description: 'When its analysis was finished, or else when it last changed.' }),
    progress: z
      .enum(['complete', 'screened_out', 'in_progress'])
      .meta({ description: 'Where the interview stands.' }),
    response_duration_seconds: z.int().min(0).meta({ description: 'How long it took, without long pauses.' }),
    answers: z
      .record(z.string(), z.string())
      .meta({ description: 'The answers by `Question 1`, `Question 2` and so on, and `Summary`.' }),
    answers_array: z
      .array(
        z
          .object({
            answer_id: z.uuid().meta({ description: 'Its id.' }),
            discussion_guide_question_id: z.string().meta({ description: 'The question that it answers.' }),
            concept_id: z.string().nullable().meta({ description: 'The concept that it is about, if any.' }),
            question_id: z.uuid().meta({ description: 'Deprecated: use `answer_id`.' }),
            question: z.string().meta({ description: 'The question with its number before it.' }),
            answer: z.string().meta({ description: 'The answer as text.' }),
          })
          .meta({ id: 'LegacyAnswer', description: 'An answer.' }),
      )
      .meta({ description: 'The answers in order.' }),
    attributes: z
      .record(z.string(), z.string())
      .meta({ description: "The query parameters of the participant's link." }),
    short_transcript: z
      .string()
      .nullable()
      .meta({ description: 'The transcript with shortened questions; null until generated.' }),
    short_assistant_messages: z
      .array(z.string())
      .meta({ description: 'What the moderator said, shortened.' }),
    bullet_summary: z.array(z.string()).meta({ description: 'A summary in points.' }),
    quality_score: z
      .number()
      .min(1)
      .max(5)
      .optional()
      .meta({ description: 'From 1 to 5; absent until it exists.' }),
    tags: z.array(z.string()).meta({ description: 'What it is about.' }),
    tagline: z.string().meta({ description: 'One line about it.' }),
    summary: z.string().optional().meta({ description: 'A summary; absent until generated.' }),
  })
  .meta({ id: 'LegacyResponseListItem', description: 'A response in a legacy list.' });

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
