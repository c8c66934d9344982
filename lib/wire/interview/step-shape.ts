import { z } from 'zod';
import type { QuestionType } from '@/lib/domain/guide/guide';

/** The protocol's `step` (interview protocol, Answer). Clients ignore what they do not know. */

const OptionShape = z.object({ id: z.string(), text: z.string() });
const ChoiceOptionShape = OptionShape.extend({ exclusive: z.literal(true).exactOptional() });

const MediaShape = z.object({
  type: z.enum(['image', 'video']),
  name: z.string(),
  url: z.string(),
});
const ItemMediaShape = MediaShape.extend({
  widthPercentage: z.number().nullable(),
  forceWatching: z.boolean(),
});
const ConceptShape = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  media: z.array(MediaShape),
  embedUrl: z.string().nullable(),
});

const question = <T extends QuestionType, S extends z.ZodRawShape>(type: T, fields: S) =>
  z.object({
    id: z.string(),
    text: z.string(),
    isScreener: z.boolean(),
    questionNumber: z.int(),
    concepts: z.array(ConceptShape),
    type: z.literal(type),
    ...fields,
  });

const StepQuestionShape = z.discriminatedUnion('type', [
  question('open_ended', { preferredInput: z.enum(['text', 'voice', 'screenRecording', 'none']) }),
  question('multiple_choice', {
    isMultiSelect: z.boolean(),
    options: z.array(ChoiceOptionShape),
    allowCustomOption: z.boolean(),
    minSelect: z.int().nullable(),
    maxSelect: z.int().nullable(),
  }),
  question('ranking', { options: z.array(OptionShape) }),
  question('matrix', {
    isMultiSelect: z.boolean(),
    rows: z.array(OptionShape),
    columns: z.array(OptionShape),
  }),
  question('max_diff', {
    options: z.array(OptionShape),
    metric: z.string(),
    itemsPerScreen: z.int(),
    screens: z.array(z.array(z.string())),
  }),
  question('statement', { continueButtonText: z.string().nullable() }),
  question('file_upload', {
    acceptedTypes: z.array(z.string()).nullable(),
    maxFiles: z.int(),
    maxFileSizeMb: z.number(),
  }),
]);

const asked = {
  id: z.string(),
  number: z.int(),
  total: z.int(),
  moderator: z.string(),
  questionId: z.string(),
  conceptId: z.string().nullable(),
};

export const StepShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    ...asked,
    question: StepQuestionShape,
    concept: ConceptShape.nullable(),
    media: z.array(ItemMediaShape),
    embed: z.object({ url: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal('follow_up'), ...asked }),
  z.object({ kind: z.literal('end'), outcome: z.enum(['complete', 'screened_out']), message: z.string() }),
]);
export type StepReply = z.infer<typeof StepShape>;
export type StepQuestion = z.infer<typeof StepQuestionShape>;
