import { z } from 'zod';
import type { QuestionType } from '@/lib/domain/guide/guide';
import { ConceptMediaShape, ConceptShape } from '../v1/question';

/** The protocol's `step` (interview protocol, Answer). Clients ignore what they do not know. */

const OptionShape = z
  .object({
    id: z.string().meta({ description: 'What to answer with.' }),
    text: z.string().meta({ description: 'What to show.' }),
  })
  .meta({ id: 'StepOption', description: 'An option, a row or a column.' });
const ChoiceOptionShape = OptionShape.extend({ exclusive: z.literal(true).exactOptional() }).meta({
  id: 'StepChoiceOption',
  description: 'An option.',
});

const ItemMediaShape = ConceptMediaShape.extend({
  widthPercentage: z.number().nullable(),
  forceWatching: z.boolean(),
}).meta({ id: 'StepMedia', description: 'A picture or a film beside a question.' });

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
  .meta({
    id: 'StepQuestion',
    description: 'A question as this participant gets it, by `type`.',
  });

const care = {
  care: z
    .object({
      level: z.enum(['imminent', 'painful']).meta({
        description: '`imminent` stays on every later step; `painful` is for this step.',
      }),
      text: z.string().meta({ description: 'To be shown before the step.' }),
      note: z.string().meta({ description: 'What it means, and the ways on.' }),
      supportMessage: z
        .string()
        .nullable()
        .meta({ description: 'Whom to turn to, as the study says; null when it says nothing.' }),
    })
    .meta({ id: 'StepCare', description: 'What to say when somebody may not be well.' })
    .exactOptional()
    .meta({ description: 'What to show when somebody may not be well; usually absent.' }),
};
const skippable = z.literal(true).meta({ description: 'To be offered to be left out.' }).exactOptional();

const asked = {
  id: z.string(),
  number: z.int(),
  total: z.int(),
  section: z
    .object({
      number: z.int().meta({ description: 'Which part it is, from 1.' }),
      total: z.int().meta({ description: 'How many parts there are; may shrink.' }),
      done: z.int().meta({ description: 'Questions of this part before this one.' }),
      questions: z
        .int()
        .meta({ description: 'Questions of this part that are possible, those asked included.' }),
    })
    .meta({
      id: 'StepSection',
      description: 'A block of the guide. Blocks that cannot follow any more are left out.',
    }),
  moderator: z.string(),
  questionId: z.string(),
  conceptId: z.string().nullable(),
  ...care,
  skippable,
  acknowledgement: z.string().exactOptional().meta({
    description:
      'A few words to say aloud before it, after a spoken answer; absent where none fit. Not to be shown.',
  }),
};

export const StepShape = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('question').meta({ description: 'What kind of step it is.' }),
        ...asked,
        question: StepQuestionShape.meta({ description: 'The question itself.' }),
        concept: ConceptShape.nullable().meta({ description: 'The concept that it is about.' }),
        media: z.array(ItemMediaShape).meta({ description: 'Pictures and films beside it.' }),
        embed: z
          .object({ url: z.string().meta({ description: 'Its address.' }) })
          .nullable()
          .meta({ description: 'A page beside it.' }),
      })
      .meta({ id: 'QuestionStep', description: 'A question.' }),
    z
      .object({ kind: z.literal('follow_up').meta({ description: 'What kind of step it is.' }), ...asked })
      .meta({ id: 'FollowUpStep', description: 'A follow-up, answered like an open question.' }),
    z
      .object({
        kind: z.literal('end').meta({ description: 'What kind of step it is.' }),
        outcome: z.enum(['complete', 'screened_out']).meta({ description: 'How the interview ended.' }),
        endReason: z
          .literal('over_quota')
          .exactOptional()
          .meta({ description: 'Present when enough people like this one have taken part.' }),
        message: z.string().meta({ description: 'What to tell the participant.' }),
        redirectUrl: z.url().exactOptional().meta({
          description: 'Where the participant is to go on from here; absent where the study sends nobody.',
        }),
        ...care,
      })
      .meta({ id: 'EndStep', description: 'The end.' }),
  ])
  .meta({ id: 'Step', description: 'What to show next, by `kind`.' });
export type StepReply = z.infer<typeof StepShape>;
export type StepQuestion = z.infer<typeof StepQuestionShape>;
