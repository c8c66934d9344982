import { z } from 'zod';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import { RESPONSE_FLAGS } from '@/lib/domain/response/response-flag';
import { issuesOf } from '../issues';
import { list } from '../list';
import { text, words } from '../text';
import { timestampParameter } from '../timestamp';

const ID_LENGTH = 64;
const LARGEST_READABLE_ID = 2 ** 31 - 1;
/** The maximum of criteria of one kind, and of options in a selection. */
const MOST = 20;
const MOST_SELECTED = 1_000;
/** Faults of a filter that one message names. */
const MOST_NAMED = 3;

const question = { questionId: words(ID_LENGTH), conceptId: words(ID_LENGTH).exactOptional() };

/** A criterion on an answer, distinguished by its fields. */
export const AnswerCriterionShape = z
  .union([
    z.strictObject({ ...question, answered: z.literal(true) }),
    z.strictObject({ ...question, optionIds: list(words(ID_LENGTH), { least: 1, most: 100 }) }),
    z.strictObject({ ...question, optionId: words(ID_LENGTH), place: z.int().min(1).max(100) }),
    z.strictObject({ ...question, rowId: words(ID_LENGTH), columnId: words(ID_LENGTH) }),
    z.strictObject({ ...question, bestOptionId: words(ID_LENGTH) }),
    z.strictObject({ ...question, worstOptionId: words(ID_LENGTH) }),
    z.strictObject({ ...question, tag: words(200) }),
  ])
  .meta({ id: 'AnswerCriterion', description: 'A criterion on an answer; its fields say which.' });

const time = (rounding: 'up' | 'down') =>
  timestampParameter(rounding).meta({ override: { type: 'string', format: 'date-time' } });

/** Which responses of a study to include: all criteria must hold. */
export const ResponseFilterShape = z
  .strictObject({
    progress: list(z.enum(['complete', 'screened_out', 'in_progress']), {
      least: 1,
      most: 3,
    })
      .exactOptional()
      .meta({ description: 'Any of these.' }),
    qualityFrom: z
      .number()
      .min(0)
      .max(5)
      .exactOptional()
      .meta({ description: 'At least this quality; responses without one do not pass.' }),
    qualityTo: z.number().min(0).max(5).exactOptional().meta({ description: 'At most this quality.' }),
    tags: list(words(200), { least: 1, most: MOST })
      .exactOptional()
      .meta({ description: 'Each of these tags, case aside.' }),
    createdFrom: time('up').exactOptional().meta({ description: 'Began at or after this RFC 3339 time.' }),
    createdBefore: time('up').exactOptional().meta({ description: 'Began before it.' }),
    updatedFrom: time('up').exactOptional().meta({ description: 'Changed at or after this RFC 3339 time.' }),
    updatedBefore: time('up').exactOptional().meta({ description: 'Changed before it.' }),
    urlParams: list(
      z.strictObject({
        name: text().meta({ description: 'Its name.' }),
        value: text(16_384).meta({ description: 'Its value.' }),
      }),
      {
        least: 1,
        most: MOST,
      },
    )
      .exactOptional()
      .meta({ description: "Each of these query parameters of the participant's link." }),
    answers: list(AnswerCriterionShape, { least: 1, most: MOST })
      .exactOptional()
      .meta({ description: 'Each of these criteria.' }),
    search: words(300).exactOptional().meta({
      description:
        'What participants said: all of these words or beginnings of words; words in quotation marks in sequence. Case and accents are ignored. Also finds a response by its id, four or more first characters of it, or its readable id.',
    }),
    near: z.boolean().exactOptional().meta({
      description:
        'Whether words count as well that people in this study use among the same other words as a searched one; words in quotation marks stay alone.',
    }),
    readableIds: list(z.int().min(1).max(LARGEST_READABLE_ID), {
      least: 1,
      most: MOST_SELECTED,
    })
      .exactOptional()
      .meta({ description: 'Only these, by readable id.' }),
    flags: list(z.enum(RESPONSE_FLAGS), { least: 1, most: RESPONSE_FLAGS.length })
      .exactOptional()
      .meta({ description: 'Any of these flags.' }),
    lookedAfter: z.boolean().exactOptional().meta({ description: 'Whether somebody looks after it.' }),
  })
  .meta({ id: 'ResponseFilter', description: 'Criteria for responses, all of which must hold.' });
export type WireResponseFilter = z.input<typeof ResponseFilterShape>;

const FILTER_TEXT =
  'A ResponseFilter as JSON, URL-encoded, such as `{"progress":["complete"],"search":"luggage"}`. Absent: every response. Answers, tags and words of interviews in progress may be a minute old.';

/** The same in a query: as JSON text. */
export const filterParameter = z
  .string()
  .transform((json, context): ResponseFilter => {
    const parsed = ResponseFilterShape.safeParse(readJson(json));
    if (parsed.success) return parsed.data;
    const named = issuesOf(parsed.error).filter(({ path }) => path.length > 0);
    const messages = named.slice(0, MOST_NAMED).map(({ path, message }) => `${path.join('.')}: ${message}`);
    context.addIssue({
      code: 'custom',
      message: messages.join('; ') || 'expected a filter as a JSON object',
    });
    return z.NEVER;
  })
  .optional()
  .meta({ description: FILTER_TEXT, override: { type: 'string' } });

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
