import { z } from 'zod';
import { responseReference } from '@/lib/domain/identifier';
import { TAG_LENGTH } from '@/lib/domain/response/tag-length';
import { PageQuery } from '../page-query';
import { shownAs } from '../shown-as';
import { words } from '../text';

export const FindingAuthorShape = z
  .object({
    id: z.uuid().meta({ description: 'Their user id.' }),
    name: z.string().meta({ description: 'Their name.' }),
  })
  .meta({ id: 'FindingAuthor', description: 'Somebody who works on findings.' });

export const HighlightShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the annotation.' }),
    responseId: z.uuid().meta({ description: 'Whose words they are.' }),
    readableId: z.int().min(1).meta({ description: 'Its number within the study.' }),
    responseIndex: z.int().min(0).meta({ description: 'The row of the transcript, from 0.' }),
    discussionGuideQuestionId: z.string().meta({ description: 'The question they answer.' }),
    questionNumber: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'Its number; null once no revision has it.' }),
    conceptId: z.string().nullable().meta({ description: 'The concept; null outside concept blocks.' }),
    isFollowUp: z.boolean().meta({ description: 'Whether they answer a follow-up.' }),
    startSeconds: z.int().min(0).meta({
      description: 'The active seconds of the interview at which the row began.',
    }),
    start: z.int().min(0).meta({ description: 'Where it begins in `user`, in UTF-16 units.' }),
    end: z.int().min(1).meta({ description: 'Its end, exclusive.' }),
    quote: z.string().meta({ description: 'The words.' }),
    tag: z.string().nullable().meta({ description: 'Its tag.' }),
    body: z.string().nullable().meta({ description: 'What its author wrote.' }),
    author: FindingAuthorShape.nullable().meta({
      description: 'Whose it is; null once that person is deleted.',
    }),
    createdAt: z.iso.datetime().meta({ description: 'When it was made.' }),
    updatedAt: z.iso.datetime().meta({ description: 'When it was last changed.' }),
  })
  .meta({ id: 'Highlight', description: "A highlighted part of a participant's words." });
export type HighlightV1 = z.output<typeof HighlightShape>;

export const HighlightsShape = z
  .object({
    highlights: z.array(HighlightShape).meta({ description: 'By response, then by place in it.' }),
    total: z.int().min(0).meta({ description: 'How many there are on all pages.' }),
  })
  .meta({ id: 'Highlights', description: 'A page of the highlights of a study.' });

const flag = z
  .enum(['true', 'false'], 'expected true or false')
  .transform((value) => value === 'true')
  .default(false);

/** The query of a study's highlights. */
export const HighlightQuery = z.object({
  page: PageQuery.shape.page,
  perPage: PageQuery.shape.perPage,
  question: words(64).optional().meta({ description: 'Only answers to the question with this id.' }),
  person: z
    .string()
    .transform((raw, context) => {
      const reference = responseReference(raw);
      if (reference) return reference;
      context.addIssue({ code: 'custom', message: 'expected the id or the readable id of a response' });
      return z.NEVER;
    })
    .optional()
    .meta({
      description: 'Only words of this response, by its id or readable id.',
      override: { type: 'string' },
    }),
  tag: words(TAG_LENGTH).optional().meta({ description: 'Only highlights with this tag, case aside.' }),
  author: z
    .uuid('expected the id of a user')
    .toLowerCase()
    .optional()
    .meta({ description: 'Only highlights of this user.' }),
  theme: z.uuid('expected the id of a theme').toLowerCase().optional().meta({
    description: 'Only highlights where words speak for or against this theme.',
  }),
  mine: flag.meta({
    description: 'Only your own.',
    override: shownAs({ type: 'boolean', default: false }, 'enum'),
  }),
});

interface Listed extends Omit<HighlightV1, 'discussionGuideQuestionId' | 'createdAt' | 'updatedAt'> {
  questionId: string;
  createdAt: Date;
  updatedAt: Date;
}

export function highlightV1({ questionId, createdAt, updatedAt, ...rest }: Listed): HighlightV1 {
  return {
    ...rest,
    discussionGuideQuestionId: questionId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
