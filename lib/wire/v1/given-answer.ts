import { z } from 'zod';
import { QUESTION_TYPES } from '@/lib/domain/guide/guide';

const texts = z.array(z.string());

const GivenShape = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('open_ended'), texts }).meta({ id: 'GivenTexts' }),
    z
      .object({
        type: z.literal('multiple_choice'),
        selected: z.array(
          z
            .object({ text: z.string(), status: z.enum(['approve', 'reject', 'neutral']).nullable() })
            .meta({ id: 'GivenOption' }),
        ),
        custom: z.string().nullable(),
      })
      .meta({ id: 'GivenSelection' }),
    z.object({ type: z.literal('ranking'), ranked: texts }).meta({ id: 'GivenRanking' }),
    z
      .object({
        type: z.literal('matrix'),
        columns: texts,
        rows: z.array(z.object({ text: z.string(), chosen: texts }).meta({ id: 'GivenMatrixRow' })),
      })
      .meta({ id: 'GivenMatrix' }),
    z
      .object({
        type: z.literal('max_diff'),
        metric: z.string(),
        screens: z.array(
          z.object({ options: texts, best: z.string(), worst: z.string() }).meta({ id: 'GivenScreen' }),
        ),
      })
      .meta({ id: 'GivenMaxDiff' }),
    z
      .object({
        type: z.literal('file_upload'),
        files: z.array(
          z
            .object({ id: z.uuid(), name: z.string(), sizeBytes: z.int().min(0).nullable() })
            .meta({ id: 'GivenFile' }),
        ),
      })
      .meta({ id: 'GivenFiles' }),
  ])
  .meta({ id: 'Given' });

/** A question as it was asked, with what was given to it in its own form. */
export const GivenAnswerShape = z
  .object({
    answerId: z.uuid().nullable(),
    discussionGuideQuestionId: z.string(),
    questionNumber: z.int().min(1),
    question: z.string(),
    type: z.enum(QUESTION_TYPES),
    conceptId: z.string().nullable(),
    conceptTitle: z.string().nullable(),
    rows: z.array(z.int().min(0)),
    startSeconds: z.int().min(0),
    language: z.string(),
    given: GivenShape.nullable(),
  })
  .meta({ id: 'ReadAnswer' });

export type GivenAnswerV1 = z.output<typeof GivenAnswerShape>;

export type GivenAnswerSource = Omit<GivenAnswerV1, 'discussionGuideQuestionId' | 'question'> & {
  questionId: string;
  questionText: string;
};

export function givenAnswerV1({ questionId, questionText, ...answer }: GivenAnswerSource): GivenAnswerV1 {
  return { ...answer, discussionGuideQuestionId: questionId, question: questionText };
}
