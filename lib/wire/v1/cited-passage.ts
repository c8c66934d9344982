import { z } from 'zod';
import { text } from '../text';

const LARGEST_OFFSET = 2 ** 31 - 1;
const offset = (least: number) => z.int().min(least).max(LARGEST_OFFSET);

/** A passage that a finding cites. */
export const CitedPassageShape = z
  .object({
    responseId: z.uuid().nullable().meta({ description: 'Whose words they are.' }),
    readableId: z.int().min(1).nullable().meta({ description: 'Its number within the study.' }),
    responseIndex: z.int().min(0).nullable().meta({ description: 'The row of the transcript.' }),
    start: z.int().min(0).nullable().meta({ description: 'Where it begins in `user`, in UTF-16 units.' }),
    end: z.int().min(1).nullable().meta({ description: 'Its end, exclusive.' }),
    quote: z.string().nullable().meta({ description: 'The words.' }),
    discussionGuideQuestionId: z.string().nullable().meta({ description: 'The question they answer.' }),
    startSeconds: z.int().min(0).nullable().meta({
      description: 'The active seconds of the interview at which the row began.',
    }),
  })
  .meta({
    id: 'CitedPassage',
    description:
      'A passage that is cited. All of its fields are null once its response is deleted or its words are gone; its place in the list stays.',
  });
export type CitedPassageV1 = z.output<typeof CitedPassageShape>;

/** The same as somebody cites it. */
export const CitePassageRequest = z
  .strictObject({
    responseId: z
      .uuid()
      .toLowerCase()
      .nullable()
      .meta({ description: 'The response; null keeps a place whose words are gone.' }),
    responseIndex: offset(0).nullable().exactOptional().meta({ description: 'The row of the transcript.' }),
    start: offset(0).nullable().exactOptional().meta({
      description: 'Where it begins in `user`, in UTF-16 units.',
    }),
    end: offset(1).nullable().exactOptional().meta({ description: 'Its end, exclusive.' }),
    quote: text(Number.MAX_SAFE_INTEGER).nullable().exactOptional().meta({
      description: 'The words that you see there; refused when they have changed.',
    }),
  })
  .superRefine((given, context) => {
    if (given.responseId === null) return;
    for (const name of ['responseIndex', 'start', 'end'] as const) {
      if (given[name] == null)
        context.addIssue({ code: 'custom', path: [name], message: 'Expected a number' });
    }
  })
  .transform(({ responseId, responseIndex, start, end, quote }) => {
    if (responseId === null) return null;
    return {
      responseId,
      // Each is there, or an issue was added.
      ...{ responseIndex: responseIndex ?? 0, start: start ?? 0, end: end ?? 0 },
      ...(quote == null ? {} : { quote }),
    };
  })
  .meta({ id: 'CitePassage', description: "A continuous part of a participant's words." });

interface Cited {
  responseId: string;
  readableId: number;
  responseIndex: number;
  start: number;
  end: number;
  quote: string;
  questionId: string;
  startSeconds: number;
}

const GONE: CitedPassageV1 = {
  responseId: null,
  readableId: null,
  responseIndex: null,
  start: null,
  end: null,
  quote: null,
  discussionGuideQuestionId: null,
  startSeconds: null,
};

export function citedPassageV1(passage: Cited | null): CitedPassageV1 {
  if (passage === null) return GONE;
  const { questionId, responseId, readableId, responseIndex, start, end, quote, startSeconds } = passage;
  return {
    ...{ responseId, readableId, responseIndex, start, end, quote },
    ...{ discussionGuideQuestionId: questionId, startSeconds },
  };
}
