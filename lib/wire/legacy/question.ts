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
        id: z.string(),
        title: z.string(),
        description: z.string(),
        media: z.array(
          z
            .object({ type: z.enum(['image', 'video']), name: z.string(), url: z.string() })
            .meta({ id: 'LegacyConceptMedia' }),
        ),
        embed_url: z.string().nullable(),
      })
      .meta({ id: 'LegacyConcept' }),
  ),
};
const options = z.array(z.string());

/** Specification, Legacy question. */
export const LegacyQuestionShape = z
  .discriminatedUnion('type', [
    z.object({ ...common, type: z.enum(['open_ended', 'statement']) }).meta({ id: 'LegacyPlainQuestion' }),
    z
      .object({ ...common, type: z.literal('multiple_choice'), is_multi_select: z.boolean(), options })
      .meta({ id: 'LegacyChoiceQuestion' }),
    z.object({ ...common, type: z.literal('ranking'), options }).meta({ id: 'LegacyRankingQuestion' }),
  ])
  .meta({ id: 'LegacyQuestion' });

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
