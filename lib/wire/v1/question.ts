import { z } from 'zod';

export const ConceptMediaShape = z
  .object({
    type: z.enum(['image', 'video']).meta({ description: 'Which of the two.' }),
    name: z.string().meta({ description: 'Its name.' }),
    url: z.string().meta({ description: 'Its address.' }),
  })
  .meta({ id: 'ConceptMedia', description: 'A picture or a film of a concept.' });

/** Specification, Concept. */
export const ConceptShape = z
  .object({
    id: z.string().meta({ description: 'What `conceptId` refers to.' }),
    title: z.string().meta({ description: 'Its title.' }),
    description: z.string().meta({ description: 'Its description.' }),
    media: z.array(ConceptMediaShape).meta({ description: 'Pictures and films of it.' }),
    embedUrl: z.string().nullable().meta({ description: 'A page that shows it, if any.' }),
  })
  .meta({ id: 'Concept', description: 'What participants are asked about.' });

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
      .object({
        ...common,
        type: z
          .enum(['open_ended', 'file_upload', 'statement'])
          .meta({ description: 'The type of the question.' }),
      })
      .meta({ id: 'PlainQuestion', description: 'A question without fields of its own.' }),
    z
      .object({
        ...common,
        type: z.literal('multiple_choice').meta({ description: 'The type of the question.' }),
        isMultiSelect: z.boolean().meta({ description: 'Whether several may be selected.' }),
        options: texts.meta({ description: 'The options.' }),
      })
      .meta({ id: 'ChoiceQuestion', description: 'A multiple choice.' }),
    z
      .object({
        ...common,
        type: z.literal('ranking').meta({ description: 'The type of the question.' }),
        options: texts.meta({ description: 'What is ranked.' }),
      })
      .meta({ id: 'RankingQuestion', description: 'A ranking.' }),
    z
      .object({
        ...common,
        type: z.literal('matrix').meta({ description: 'The type of the question.' }),
        isMultiSelect: z.boolean().meta({ description: 'Whether a row may have several columns.' }),
        rows: texts.meta({ description: 'The rows.' }),
        columns: texts.meta({ description: 'The columns.' }),
      })
      .meta({ id: 'MatrixQuestion', description: 'A matrix.' }),
    z
      .object({
        ...common,
        type: z.literal('max_diff').meta({ description: 'The type of the question.' }),
        options: texts.meta({ description: 'What is weighed.' }),
        metric: z.string().meta({ description: 'What participants judge the items on.' }),
        itemsPerScreen: z.int().min(1).meta({ description: 'Items on a screen.' }),
      })
      .meta({ id: 'MaxDiffQuestion', description: 'A max-diff.' }),
  ])
  .meta({ id: 'Question', description: 'A participant-facing question, by `type`.' });
