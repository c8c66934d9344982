import { z } from 'zod';
import { type CharacteristicWord, spokenPlace } from '@/lib/domain/response/characteristic-words';
import type { QuestionResult } from '@/lib/domain/response/question-results';
import { type PageEnd, RESPONSE_SORTS, type ResponseSort } from '@/lib/domain/response/response-order';
import { words } from '../text';
import { AnswerCriterionShape, ResponseFilterShape } from './response-filter';

const progress = z.enum(['complete', 'screened_out', 'in_progress']);
const count = z.int().min(0);

export const ResponseTagShape = z
  .object({ text: z.string(), by: z.enum(['analyst', 'review']) })
  .meta({ id: 'ResponseTag' });

export const ResponseFindingShape = z
  .object({
    id: z.uuid(),
    readableId: z.int().min(1),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    progress,
    responseDurationSeconds: count,
    language: z.string(),
    tagline: z.string().nullable(),
    quote: z.object({ text: z.string(), responseIndex: count }).meta({ id: 'ResponseQuote' }).nullable(),
    bulletSummary: z.array(z.string()),
    tags: z.array(ResponseTagShape),
    qualityScore: z.number().min(1).max(5).nullable(),
    urlParams: z.record(z.string(), z.string()),
    answeredCount: count,
    atQuestion: z.int().min(1).nullable(),
    match: z
      .object({ text: z.string(), marks: z.array(z.array(count).length(2)), responseIndex: count })
      .meta({ id: 'ResponseMatch' })
      .nullable(),
  })
  .meta({ id: 'ResponseFinding' });
export type ResponseFindingV1 = z.output<typeof ResponseFindingShape>;

export const ResponseFindingsShape = z
  .object({ responses: z.array(ResponseFindingShape), total: count, next: z.string().nullable() })
  .meta({ id: 'ResponseFindings' });
export type ResponseFindingsV1 = z.output<typeof ResponseFindingsShape>;

/** What the service finds, before times are text and parameters a map. */
interface Finding
  extends Omit<
    ResponseFindingV1,
    'createdAt' | 'updatedAt' | 'responseDurationSeconds' | 'urlParams' | 'match'
  > {
  createdAt: Date;
  updatedAt: Date;
  durationSeconds: number;
  urlParams: [string, string][];
  match: { text: string; marks: [number, number][]; responseIndex: number } | null;
}

export function responseFindingV1({ durationSeconds, ...finding }: Finding): ResponseFindingV1 {
  return {
    ...finding,
    createdAt: finding.createdAt.toISOString(),
    updatedAt: finding.updatedAt.toISOString(),
    responseDurationSeconds: durationSeconds,
    urlParams: Object.fromEntries(finding.urlParams),
  };
}

/** Where a page ended, as clients carry it to the next. Good for the same order alone. */
export function cursorOf(by: ResponseSort, end: PageEnd | null): string | null {
  return end && `${by}.${end.value}.${end.readableId}`;
}

const CURSOR = /^([a-zA-Z]+)\.([0-9]+(?:\.[0-9]+)?)\.([1-9][0-9]{0,9})$/;

/** Undefined when it is none of ours for this order. */
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
    .meta({ description: 'The greatest, latest first, or the other way round.' }),
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

/** Where days begin, east of UTC. */
export const utcOffsetParameter = z
  .string()
  .regex(/^(0|-?[1-9][0-9]{0,2})$/, 'expected minutes from -840 to 840')
  .transform(Number)
  .refine((minutes) => Math.abs(minutes) <= 840, 'expected minutes from -840 to 840')
  .default(0)
  .meta({
    description: 'Where days begin: minutes east of UTC, from -840 to 840.',
    override: { type: 'integer', minimum: -840, maximum: 840, default: 0, pattern: undefined },
  });

export const ResponseFiguresShape = z
  .object({
    total: count,
    byProgress: z.object({ complete: count, screened_out: count, in_progress: count }),
    medianDurationSeconds: count.nullable(),
    medianQuality: z.number().min(1).max(5).nullable(),
  })
  .meta({ id: 'ResponseFigures' });

export const ResponsesSummaryShape = z
  .object({
    found: ResponseFiguresShape,
    whole: ResponseFiguresShape,
    days: z.array(z.object({ date: z.iso.date(), count }).meta({ id: 'DayCount' })),
  })
  .meta({ id: 'ResponsesSummary' });
export type ResponsesSummaryV1 = z.output<typeof ResponsesSummaryShape>;

const counted = { count, wholeCount: count, filter: AnswerCriterionShape };
const share = z.number().min(-1).max(1).nullable();
const PlacesShape = z.object({ mean: z.number(), from: z.int(), to: z.int() }).meta({ id: 'ResultPlaces' });

export const ResultPartShape = z
  .object({
    conceptId: z.string().nullable(),
    conceptTitle: z.string().nullable(),
    ...counted,
    options: z.array(
      z
        .object({ optionId: z.string(), text: z.string(), isCustom: z.boolean(), ...counted })
        .meta({ id: 'ResultOption' }),
    ),
    ranking: z.array(
      z
        .object({
          optionId: z.string(),
          text: z.string(),
          placedCount: count,
          places: PlacesShape.nullable(),
          wholePlaces: PlacesShape.nullable(),
          ...counted,
        })
        .meta({ id: 'ResultRank' }),
    ),
    columns: z.array(z.object({ columnId: z.string(), text: z.string() }).meta({ id: 'ResultColumn' })),
    rows: z.array(
      z
        .object({
          rowId: z.string(),
          text: z.string(),
          cells: z.array(z.object({ columnId: z.string(), ...counted }).meta({ id: 'ResultCell' })),
        })
        .meta({ id: 'ResultRow' }),
    ),
    scores: z.array(
      z
        .object({
          optionId: z.string(),
          text: z.string(),
          best: count,
          worst: count,
          score: share,
          wholeScore: share,
          ...counted,
        })
        .meta({ id: 'ResultScore' }),
    ),
    tags: z.array(z.object({ tag: z.string(), ...counted }).meta({ id: 'ResultTag' })),
    words: z.array(z.object({ word: z.string(), count }).meta({ id: 'ResultWord' })),
    quotes: z.array(
      z
        .object({
          text: z.string(),
          responseId: z.uuid(),
          readableId: z.int().min(1),
          responseIndex: count,
          language: z.string(),
        })
        .meta({ id: 'ResultQuote' }),
    ),
  })
  .meta({ id: 'ResultPart' });

export const QuestionResultShape = z
  .object({
    questionId: z.string(),
    questionNumber: z.int().min(1),
    text: z.string(),
    type: z.enum([
      'open_ended',
      'file_upload',
      'multiple_choice',
      'ranking',
      'statement',
      'matrix',
      'max_diff',
    ]),
    isScreener: z.boolean(),
    isCurrent: z.boolean(),
    isMultiSelect: z.boolean(),
    metric: z.string(),
    parts: z.array(ResultPartShape),
  })
  .meta({ id: 'QuestionResult' });
export type QuestionResultV1 = z.output<typeof QuestionResultShape>;
export type ResultPartV1 = z.output<typeof ResultPartShape>;

export const StudyResultsShape = z
  .object({
    total: count,
    wholeTotal: count,
    sampledCount: count,
    questions: z.array(QuestionResultShape),
  })
  .meta({ id: 'StudyResults' });
export type StudyResultsV1 = z.output<typeof StudyResultsShape>;

/** What the service finds, with words and quotes beside the questions, by `spokenPlace`. */
interface Results {
  total: number;
  wholeTotal: number;
  sampledCount: number;
  questions: readonly QuestionResult[];
  words: ReadonlyMap<string, CharacteristicWord[]>;
  quotes: ReadonlyMap<string, ResultPartV1['quotes']>;
}

export function studyResultsV1({
  questions,
  words: said,
  quotes,
  ...totals
}: Results): z.input<typeof StudyResultsShape> {
  return {
    ...totals,
    questions: questions.map((question) => ({
      ...question,
      parts: question.parts.map((part) => {
        const place = spokenPlace(question.questionId, part.conceptId);
        const isOpen = question.type === 'open_ended';
        return {
          // A criterion's absent concept is undefined at most, which JSON leaves out.
          ...(part as Omit<z.input<typeof ResultPartShape>, 'words' | 'quotes'>),
          words: isOpen ? (said.get(place) ?? []) : [],
          quotes: isOpen ? (quotes.get(place) ?? []) : [],
        };
      }),
    })),
  };
}

export const UrlParametersShape = z
  .object({
    urlParams: z.array(
      z.object({ name: z.string(), value: z.string(), count }).meta({ id: 'CountedUrlParameter' }),
    ),
  })
  .meta({ id: 'UrlParameters' });

/** The body of POST …/responses/tags: exactly one of `add` and `remove`. */
export const TagResponsesRequest = z
  .strictObject({
    add: words(80).exactOptional(),
    remove: words(200).exactOptional(),
    filter: ResponseFilterShape.exactOptional(),
    after: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .exactOptional(),
  })
  .refine(({ add, remove }) => (add === undefined) !== (remove === undefined), {
    message: 'Expected either add or remove',
  })
  .refine(({ add }) => add === undefined || add.trim() !== '', { path: ['add'], message: 'Expected a word' })
  .meta({ id: 'TagResponsesRequest' });

export const TaggedResponsesShape = z
  .object({ total: count, seen: count, changed: count, after: z.int().min(1).nullable() })
  .meta({ id: 'TaggedResponses' });
export type TaggedResponsesV1 = z.output<typeof TaggedResponsesShape>;
