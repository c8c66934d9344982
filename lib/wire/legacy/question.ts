import { z } from 'zod';
import type { Question } from '@/lib/domain/guide/question';

const common = {
  id: z.string(),
  text: z.string(),
  is_screener: z.boolean(),
  question_number: z.int().min(1),
  concepts: z.array(
    z
      .object({
        id: z.string().meta({ description: 'Its id.' }),
        title: z.string().meta({ description: 'Its title.' }),
        description: z.string().meta({ description: 'Its description.' }),
        media: z
          .array(
            z
              .object({
                type: z.enum(['image', 'video']).meta({ description: 'Which of the two.' }),
                name: z.string().meta({ description: 'Its name.' }),
                url: z.string().meta({ description: 'Its address.' }),
              })
              .meta({ id: 'LegacyConceptMedia', description: 'A picture or a film.' }),
          )
          .meta({ description: 'Pictures and films of it.' }),
        embed_url: z.string().nullable().meta({ description: 'A page that shows it, if any.' }),
      })
      .meta({ id: 'LegacyConcept', description: 'What participants are asked about.' }),
  ),
};
const options = z.array(z.string());

/** Specification, Legacy question. */
export const LegacyQuestionShape = z
  .discriminatedUnion('type', [
    z
      .object({
        ...common,
        type: z.enum(['open_ended', 'statement']).meta({ description: 'The type of the question.' }),
      })
      .meta({ id: 'LegacyPlainQuestion', description: 'A question without fields of its own.' }),
    z
      .object({
        ...common,
        type: z.literal('multiple_choice').meta({ description: 'The type of the question.' }),
        is_multi_select: z.boolean().meta({ description: 'Whether several may be selected.' }),
        options: options.meta({ description: 'The options.' }),
      })
      .meta({ id: 'LegacyChoiceQuestion', description: 'A multiple choice.' }),
    z
      .object({
        ...common,
        type: z.literal('ranking').meta({ description: 'The type of the question.' }),
        options: options.meta({ description: 'What is ranked.' }),
      })
      .meta({ id: 'LegacyRankingQuestion', description: 'A ranking.' }),
  ])
  .meta({ id: 'LegacyQuestion', description: 'A question, by `type`.' });

/** None for the types that legacy does not know; the numbers of the others stay as they are (E5). */
export function questionLegacy(question: Question): z.input<typeof LegacyQuestionShape>[] {
  const shared = {
    id: question.id,
    text: question.text,
    is_screener: question.isScreener,
    question_number: question.questionNumber,
    concepts: question.concepts.map(({ embedUrl, ...concept }) => ({ ...concept, embed_url: embedUrl })),
  };
  switch (question.type) {
    case 'open_ended':
    case 'statement':
      return [{ ...shared, type: question.type }];
    case 'multiple_choice':
      return [
        {
          ...shared,
          type: question.type,
          is_multi_select: question.isMultiSelect,
          options: question.options,
        },
      ];
    case 'ranking':
      return [{ ...shared, type: question.type, options: question.options }];
    case 'file_upload':
    case 'matrix':
    case 'max_diff':
      return [];
  }
}
