import { z } from 'zod';
import type { QuestionType } from '@/lib/domain/guide/guide';
import { ConceptMediaShape, ConceptShape } from '../v1/question';

/** The protocol's `step` (interview protocol, Answer). Clients ignore what they do not know. */

const OptionShape = z.object({ id: z.string(), text: z.string() }).meta({ id: 'StepOption' });
const ChoiceOptionShape = OptionShape.extend({ exclusive: z.literal(true).exactOptional() }).meta({
  id: 'StepChoiceOption',
});

const ItemMediaShape = ConceptMediaShape.extend({
  widthPercentage: z.number().nullable(),
  forceWatching: z.boolean(),
}).meta({ id: 'StepMedia' });

const question = <T extends QuestionType, S extends z.ZodRawShape>(type: T, id: string, fields: S) =>
  z
    .object({
      id: z.string(),
      text: z.string(),
      isScreener: z.boolean(),
      questionNumber: z.int(),
      concepts: z.array(ConceptShape),
      type: z.literal(type),
      ...fields,
    })
    .meta({ id });

const StepQuestionShape = z
  .discriminatedUnion('type', [
    question('open_ended', 'OpenStepQuestion', {
      preferredInput: z.enum(['text', 'voice', 'screenRecording', 'none']),
      screenObservationEnabled: z.literal(true).exactOptional(),
    }),
    question('multiple_choice', 'ChoiceStepQuestion', {
      isMultiSelect: z.boolean(),
      options: z.array(ChoiceOptionShape),
      allowCustomOption: z.boolean(),
      minSelect: z.int().nullable(),
      maxSelect: z.int().nullable(),
    }),
    question('ranking', 'RankingStepQuestion', { options: z.array(OptionShape) }),
    question('matrix', 'MatrixStepQuestion', {
      isMultiSelect: z.boolean(),
      rows: z.array(OptionShape),
      columns: z.array(OptionShape),
    }),
    question('max_diff', 'MaxDiffStepQuestion', {
      options: z.array(OptionShape),
      metric: z.string(),
      itemsPerScreen: z.int(),
      screens: z.array(z.array(z.string())),
    }),
    question('statement', 'StatementStepQuestion', { continueButtonText: z.string().nullable() }),
    question('file_upload', 'FileStepQuestion', {
      acceptedTypes: z.array(z.string()).nullable(),
      maxFiles: z.int(),
      maxFileSizeMb: z.number(),
    }),
  ])
  .meta({ id: 'StepQuestion' });

const asked = {
  id: z.string(),
  number: z.int(),
  total: z.int(),
  section: z
    .object({ number: z.int(), total: z.int(), done: z.int(), questions: z.int() })
    .meta({ id: 'StepSection' }),
  moderator: z.string(),
  questionId: z.string(),
  conceptId: z.string().nullable(),
};

export const StepShape = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('question'),
        ...asked,
        question: StepQuestionShape,
        concept: ConceptShape.nullable(),
        media: z.array(ItemMediaShape),
        embed: z.object({ url: z.string() }).nullable(),
      })
      .meta({ id: 'QuestionStep' }),
    z.object({ kind: z.literal('follow_up'), ...asked }).meta({ id: 'FollowUpStep' }),
    z
      .object({ kind: z.literal('end'), outcome: z.enum(['complete', 'screened_out']), message: z.string() })
      .meta({ id: 'EndStep' }),
  ])
  .meta({ id: 'Step' });
export type StepReply = z.infer<typeof StepShape>;
export type StepQuestion = z.infer<typeof StepQuestionShape>;
