import { z } from 'zod';

export const ConceptMediaShape = z
  .object({ type: z.enum(['image', 'video']), name: z.string(), url: z.string() })
  .meta({ id: 'ConceptMedia' });

/** Specification, Concept. */
export const ConceptShape = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    media: z.array(ConceptMediaShape),
    embedUrl: z.string().nullable(),
  })
  .meta({ id: 'Concept' });

const common = {
  id: z.string(),
  text: z.string(),
  isScreener: z.boolean(),
  questionNumber: z.int().min(1),
  concepts: z.array(ConceptShape),
};
const texts = z.array(z.string());

/** Specification, Question (v1). The domain's Question has exactly this shape. */
export const QuestionShape = z
  .discriminatedUnion('type', [
    z
      .object({ ...common, type: z.enum(['open_ended', 'file_upload', 'statement']) })
      .meta({ id: 'PlainQuestion' }),
    z
      .object({ ...common, type: z.literal('multiple_choice'), isMultiSelect: z.boolean(), options: texts })
      .meta({ id: 'ChoiceQuestion' }),
    z.object({ ...common, type: z.literal('ranking'), options: texts }).meta({ id: 'RankingQuestion' }),
    z
      .object({
        ...common,
        type: z.literal('matrix'),
        isMultiSelect: z.boolean(),
        rows: texts,
        columns: texts,
      })
      .meta({ id: 'MatrixQuestion' }),
    z
      .object({
        ...common,
        type: z.literal('max_diff'),
        options: texts,
        metric: z.string(),
        itemsPerScreen: z.int().min(1),
      })
      .meta({ id: 'MaxDiffQuestion' }),
  ])
  .meta({ id: 'Question' });
