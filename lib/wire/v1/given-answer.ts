import { z } from 'zod';
import { QUESTION_TYPES } from '@/lib/domain/guide/guide';

const texts = z.array(z.string());

const GivenShape = z
  .discriminatedUnion('type', [
    z
      .object({
        type: z.literal('open_ended').meta({ description: 'The type of the question.' }),
        texts: texts.meta({ description: 'All texts, those to follow-ups included.' }),
      })
      .meta({ id: 'GivenTexts', description: 'What was said to an open question.' }),
    z
      .object({
        type: z.literal('multiple_choice').meta({ description: 'The type of the question.' }),
        selected: z
          .array(
            z
              .object({
                text: z.string().meta({ description: 'Its text.' }),
                status: z
                  .enum(['approve', 'reject', 'neutral'])
                  .nullable()
                  .meta({ description: 'What it means in screening; null elsewhere.' }),
              })
              .meta({ id: 'GivenOption', description: 'A selected option.' }),
          )
          .meta({ description: 'The options, in the order of the guide.' }),
        custom: z.string().nullable().meta({ description: 'The typed option, if any.' }),
      })
      .meta({ id: 'GivenSelection', description: 'What was selected.' }),
    z
      .object({
        type: z.literal('ranking').meta({ description: 'The type of the question.' }),
        ranked: texts.meta({ description: 'The options, the first one first.' }),
      })
      .meta({ id: 'GivenRanking', description: 'A ranking.' }),
    z
      .object({
        type: z.literal('matrix').meta({ description: 'The type of the question.' }),
        columns: texts.meta({ description: 'The columns, in order.' }),
        rows: z
          .array(
            z
              .object({
                text: z.string().meta({ description: 'Its text.' }),
                chosen: texts.meta({ description: 'The columns chosen in it.' }),
              })
              .meta({ id: 'GivenMatrixRow', description: 'A row of a matrix.' }),
          )
          .meta({ description: 'The rows, in order.' }),
      })
      .meta({ id: 'GivenMatrix', description: 'A matrix.' }),
    z
      .object({
        type: z.literal('max_diff').meta({ description: 'The type of the question.' }),
        metric: z.string().meta({ description: 'What participants judge the items on.' }),
        screens: z
          .array(
            z
              .object({
                options: texts.meta({ description: 'What was on it, in its order.' }),
                best: z.string().meta({ description: 'What was chosen as the most.' }),
                worst: z.string().meta({ description: 'What was chosen as the least.' }),
              })
              .meta({ id: 'GivenScreen', description: 'A screen of a max-diff.' }),
          )
          .meta({ description: 'The screens, as they were shown.' }),
      })
      .meta({ id: 'GivenMaxDiff', description: 'A max-diff.' }),
    z
      .object({
        type: z.literal('file_upload').meta({ description: 'The type of the question.' }),
        files: z
          .array(
            z
              .object({
                id: z.uuid().meta({ description: 'The id of the upload.' }),
                name: z.string().meta({ description: 'Its name, as the participant had it.' }),
                sizeBytes: z
                  .int()
                  .min(0)
                  .nullable()
                  .meta({ description: 'Its size; null until it is whole.' }),
              })
              .meta({ id: 'GivenFile', description: 'A file that was handed in.' }),
          )
          .meta({ description: 'The files.' }),
      })
      .meta({ id: 'GivenFiles', description: 'Files that were handed in.' }),
  ])
  .meta({ id: 'Given', description: 'The answer to a question, by `type`.' });

/** A question as it was asked, with its answer in the form of the question's type. */
export const GivenAnswerShape = z
  .object({
    answerId: z
      .uuid()
      .nullable()
      .meta({ description: 'The Answer that it belongs to; null when it makes none.' }),
    discussionGuideQuestionId: z.string().meta({ description: 'The `id` of its question.' }),
    questionNumber: z.int().min(1).meta({ description: 'The number of its question, from 1.' }),
    question: z.string().meta({ description: 'The text of the question.' }),
    type: z.enum(QUESTION_TYPES).meta({ description: 'The type of the question.' }),
    conceptId: z.string().nullable().meta({ description: 'Its concept, if any.' }),
    conceptTitle: z.string().nullable().meta({ description: 'The title of that concept.' }),
    rows: z
      .array(z.int().min(0))
      .meta({ description: 'The `responseIndex` of its rows, follow-ups included.' }),
    startSeconds: z
      .int()
      .min(0)
      .meta({ description: 'When it was asked: active time since the interview began.' }),
    language: z.string().meta({ description: 'The language of what was said (BCP 47).' }),
    given: GivenShape.nullable().meta({ description: 'The answer; null when skipped.' }),
  })
  .meta({ id: 'ReadAnswer', description: 'A question as it was asked, with its answer.' });

export type GivenAnswerV1 = z.output<typeof GivenAnswerShape>;

export type GivenAnswerSource = Omit<GivenAnswerV1, 'discussionGuideQuestionId' | 'question'> & {
  questionId: string;
  questionText: string;
};

export function givenAnswerV1({ questionId, questionText, ...answer }: GivenAnswerSource): GivenAnswerV1 {
  return { ...answer, discussionGuideQuestionId: questionId, question: questionText };
}
