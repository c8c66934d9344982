import { z } from 'zod';

const Media = z.object({ type: z.enum(['image', 'video']), name: z.string(), url: z.string() });

/** Specification, Concept. */
export const ConceptShape = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    media: z.array(Media),
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
    z.object({ ...common, type: z.enum(['open_ended', 'file_upload', 'statement']) }),
    z.object({ ...common, type: z.literal('multiple_choice'), isMultiSelect: z.boolean(), options: texts }),
    z.object({ ...common, type: z.literal('ranking'), options: texts }),
    z.object({
      ...common,
      type: z.literal('matrix'),
      isMultiSelect: z.boolean(),
      rows: texts,
      columns: texts,
    }),
    z.object({
      ...common,
      type: z.literal('max_diff'),
      options: texts,
      metric: z.string(),
      itemsPerScreen: z.int().min(1),
    }),
  ])
  .meta({ id: 'Question' });
