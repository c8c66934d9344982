import { z } from 'zod';
import type { LookedAfter } from '@/lib/domain/response/looked-after';
import { RESPONSE_FLAGS } from '@/lib/domain/response/response-flag';
import { type PageEnd, RESPONSE_SORTS, type ResponseSort } from '@/lib/domain/response/response-order';
import { LookedAfterShape, lookedAfterV1 } from './looked-after';

const progress = z.enum(['complete', 'screened_out', 'in_progress']);
const count = z.int().min(0);

export const ResponseTagShape = z
  .object({
    text: z.string().meta({ description: 'Its text.' }),
    by: z.enum(['analyst', 'review']).meta({ description: 'Whether the analyst or a reviewer gave it.' }),
  })
  .meta({ id: 'ResponseTag', description: 'A tag of a response.' });

export const ResponseFindingShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the response.' }),
    readableId: z.int().min(1).meta({ description: 'Its number within the study, from 1.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it began.' }),
    updatedAt: z.iso.datetime().meta({ description: 'When it last changed.' }),
    progress: progress.meta({ description: 'Whether the interview is complete.' }),
    responseDurationSeconds: count.meta({ description: 'How long it took without long pauses.' }),
    language: z.string().meta({ description: 'The language that was agreed on.' }),
    tagline: z
      .string()
      .nullable()
      .meta({ description: 'One line about the response, generated; null until then.' }),
    flags: z.array(z.enum(RESPONSE_FLAGS)).meta({ description: '`safety`: somebody should look at it.' }),
    lookedAfter: LookedAfterShape.nullable().meta({ description: 'Who does; null while nobody does.' }),
    quote: z
      .object({
        text: z.string().meta({ description: 'Its text.' }),
        responseIndex: count.meta({ description: 'Its row of the transcript.' }),
      })
      .meta({ id: 'ResponseQuote', description: "A participant's words." })
      .nullable()
      .meta({ description: 'A sentence of the participant, verbatim; null without any.' }),
    bulletSummary: z.array(z.string()).meta({ description: 'A summary in points, generated.' }),
    tags: z.array(ResponseTagShape).meta({ description: 'What it is tagged with.' }),
    qualityScore: z
      .number()
      .min(1)
      .max(5)
      .nullable()
      .meta({ description: 'From 1 to 5; null until it is analysed.' }),
    urlParams: z
      .record(z.string(), z.string())
      .meta({ description: "The query parameters of the participant's link." }),
    answeredCount: count.meta({ description: 'How many questions were answered.' }),
    atQuestion: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'The number of the current question; null after the end.' }),
    match: z
      .object({
        text: z.string().meta({ description: 'The passage.' }),
        marks: z.array(z.array(count).length(2)).meta({
          description: 'The matches in it: start and exclusive end in UTF-16 units.',
        }),
        responseIndex: count.meta({ description: 'Its row of the transcript.' }),
        near: z.string().nullable().meta({
          description: 'The searched word that the matches are near; null where they are it.',
        }),
      })
      .meta({ id: 'ResponseMatch', description: 'A passage with what was searched for.' })
      .nullable()
      .meta({ description: 'The passage that the search found; null without a search.' }),
  })
  .meta({ id: 'ResponseFinding', description: 'A response as reviewers find it.' });
export type ResponseFindingV1 = z.output<typeof ResponseFindingShape>;

export const ResponseFindingsShape = z
  .object({
    responses: z.array(ResponseFindingShape).meta({ description: 'In the order that was asked for.' }),
    total: count.meta({ description: 'How many pass the filter in all.' }),
    next: z.string().nullable().meta({ description: '`after` for the next page; null on the last.' }),
    near: z
      .array(
        z
          .object({
            word: z.string().meta({ description: 'A searched word.' }),
            near: z.array(z.string()).meta({ description: 'What was looked for as near it, nearest first.' }),
          })
          .meta({ id: 'NearWords', description: 'A searched word and what is near it in this study.' }),
      )
      .meta({ description: 'Only with `near` in the filter: words that have some.' }),
  })
  .meta({ id: 'ResponseFindings', description: 'A page of responses that were found.' });
export type ResponseFindingsV1 = z.output<typeof ResponseFindingsShape>;

/** What the service returns, before times become text and parameters a map. */
interface Finding
  extends Omit<
    ResponseFindingV1,
    'createdAt' | 'updatedAt' | 'responseDurationSeconds' | 'urlParams' | 'match' | 'lookedAfter'
  > {
  lookedAfter: LookedAfter | null;
  createdAt: Date;
  updatedAt: Date;
  durationSeconds: number;
  urlParams: [string, string][];
  match: { text: string; marks: [number, number][]; responseIndex: number; near: string | null } | null;
}

export function responseFindingV1({ durationSeconds, ...finding }: Finding): ResponseFindingV1 {
  return {
    ...finding,
    createdAt: finding.createdAt.toISOString(),
    updatedAt: finding.updatedAt.toISOString(),
    responseDurationSeconds: durationSeconds,
    lookedAfter: finding.lookedAfter && lookedAfterV1(finding.lookedAfter),
    urlParams: Object.fromEntries(finding.urlParams),
  };
}

/** The position where a page ended, as the cursor for the next. Valid only for the same order. */
export function cursorOf(by: ResponseSort, end: PageEnd | null): string | null {
  return end && `${by}.${end.value}.${end.readableId}`;
}

const CURSOR = /^([a-zA-Z]+)\.([0-9]+(?:\.[0-9]+)?)\.([1-9][0-9]{0,9})$/;

/** Undefined when the cursor is invalid for this order. */
export function readCursor(by: ResponseSort, cursor: string): PageEnd | undefined {
  const [, sort, value, readableId] = CURSOR.exec(cursor) ?? [];
  const end = { value: Number(value), readableId: Number(readableId) };
  const whole = by === 'quality' || Number.isInteger(end.value);
  const possible = sort === by && whole && end.value <= 8.64e15 && end.readableId < 2 ** 31;
  return possible && !(by === 'readableId' && end.value >= 2 ** 31) ? end : undefined;
}

const LIMIT = /^[1-9][0-9]{0,2}$/;
const MOST_LISTED = 200;

export const SearchQuery = z.object({
  sort: z
    .enum(RESPONSE_SORTS, `expected one of ${RESPONSE_SORTS.join(', ')}`)
    .default('updated')
    .meta({ description: 'What the list is sorted by.' }),
  order: z
    .enum(['desc', 'asc'], 'expected asc or desc')
    .default('desc')
    .meta({ description: 'Descending or ascending.' }),
  after: z.string().optional().meta({ description: 'The `next` of the page before.' }),
  limit: z
    .string()
    .regex(LIMIT, `expected an integer from 1 to ${MOST_LISTED}`)
    .transform(Number)
    .refine((value) => value <= MOST_LISTED, `expected an integer from 1 to ${MOST_LISTED}`)
    .default(50)
    .meta({
      description: 'Responses on a page.',
      override: { type: 'integer', minimum: 1, maximum: MOST_LISTED, default: 50, pattern: undefined },
    }),
});
