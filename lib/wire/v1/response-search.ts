import { z } from 'zod';
import { type CharacteristicWord, spokenPlace } from '@/lib/domain/response/characteristic-words';
import type { QuestionResult } from '@/lib/domain/response/question-results';
import { type PageEnd, RESPONSE_SORTS, type ResponseSort } from '@/lib/domain/response/response-order';
import { words } from '../text';
import { AnswerCriterionShape, ResponseFilterShape } from './response-filter';

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
  })
  .meta({ id: 'ResponseFindings', description: 'A page of responses that were found.' });
export type ResponseFindingsV1 = z.output<typeof ResponseFindingsShape>;

/** What the service returns, before times become text and parameters a map. */
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

/** The reader's time zone, east of UTC, which decides where days begin. */
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
    total: count.meta({ description: 'How many there are.' }),
    byProgress: z
      .object({
        complete: count.meta({ description: 'Complete ones.' }),
        screened_out: count.meta({ description: 'Those that did not meet the screening.' }),
        in_progress: count.meta({ description: 'Those under way.' }),
      })
      .meta({ description: 'How many of each progress.' }),
    medianDurationSeconds: count.nullable().meta({ description: 'Of complete ones; null without any.' }),
    medianQuality: z
      .number()
      .min(1)
      .max(5)
      .nullable()
      .meta({ description: 'Of complete ones; null without any.' }),
  })
  .meta({ id: 'ResponseFigures', description: 'Figures of a set of responses.' });

export const ResponsesSummaryShape = z
  .object({
    found: ResponseFiguresShape,
    whole: ResponseFiguresShape,
    days: z
      .array(
        z
          .object({
            date: z.iso.date().meta({ description: 'Which one.' }),
            count: count.meta({ description: 'How many of the responses found.' }),
          })
          .meta({ id: 'DayCount', description: 'A day.' }),
      )
      .meta({ description: 'How many of them began on each of the last 14 days, today last.' }),
  })
  .meta({ id: 'ResponsesSummary', description: 'Responses that pass a filter, beside the whole study.' });
export type ResponsesSummaryV1 = z.output<typeof ResponsesSummaryShape>;

const counted = { count, wholeCount: count, filter: AnswerCriterionShape };
const share = z.number().min(-1).max(1).nullable();
const PlacesShape = z
  .object({
    mean: z.number().meta({ description: 'The mean place.' }),
    from: z.int().meta({ description: 'The place that a quarter put it at or before.' }),
    to: z.int().meta({ description: 'The place that three quarters put it at or before.' }),
  })
  .meta({ id: 'ResultPlaces', description: 'Places of an option.' });

export const ResultPartShape = z
  .object({
    conceptId: z.string().nullable().meta({ description: 'The concept; null outside concept blocks.' }),
    conceptTitle: z.string().nullable().meta({ description: 'Its title.' }),
    ...counted,
    options: z
      .array(
        z
          .object({
            optionId: z.string().meta({ description: 'The id of the option.' }),
            text: z.string().meta({ description: 'Its text; empty for typed options.' }),
            isCustom: z.boolean().meta({ description: 'Whether it stands for typed options.' }),
            ...counted,
          })
          .meta({ id: 'ResultOption', description: 'An option and who chose it.' }),
      )
      .meta({ description: 'Of a multiple choice: how many chose each option.' }),
    ranking: z
      .array(
        z
          .object({
            optionId: z.string().meta({ description: 'The id of the option.' }),
            text: z.string().meta({ description: 'Its text.' }),
            placedCount: count.meta({ description: 'How many placed it at all.' }),
            places: PlacesShape.nullable().meta({
              description: 'Its places in the responses found; null without any.',
            }),
            wholePlaces: PlacesShape.nullable().meta({ description: 'Where the whole study put it.' }),
            ...counted,
          })
          .meta({
            id: 'ResultRank',
            description: 'An option of a ranking. Its counts are of those who put it first.',
          }),
      )
      .meta({ description: 'Of a ranking: where each option stands.' }),
    columns: z
      .array(
        z
          .object({
            columnId: z.string().meta({ description: 'Its id.' }),
            text: z.string().meta({ description: 'Its text.' }),
          })
          .meta({ id: 'ResultColumn', description: 'A column of a matrix.' }),
      )
      .meta({ description: 'The columns of a matrix.' }),
    rows: z
      .array(
        z
          .object({
            rowId: z.string().meta({ description: 'Its id.' }),
            text: z.string().meta({ description: 'Its text.' }),
            cells: z
              .array(
                z
                  .object({ columnId: z.string().meta({ description: 'Its column.' }), ...counted })
                  .meta({ id: 'ResultCell', description: 'A cell of a matrix.' }),
              )
              .meta({ description: 'One for each column.' }),
          })
          .meta({ id: 'ResultRow', description: 'A row of a matrix.' }),
      )
      .meta({ description: 'The rows of a matrix.' }),
    scores: z
      .array(
        z
          .object({
            optionId: z.string().meta({ description: 'The id of the option.' }),
            text: z.string().meta({ description: 'Its text.' }),
            best: count.meta({ description: 'How often it was chosen as the most.' }),
            worst: count.meta({ description: 'How often it was chosen as the least.' }),
            score: share.meta({
              description: 'Best minus worst per time shown, from -1 to 1; null without answers.',
            }),
            wholeScore: share.meta({ description: 'The same of the whole study.' }),
            ...counted,
          })
          .meta({
            id: 'ResultScore',
            description:
              'An option of a max-diff. Counts are of those who chose it as the most at least once.',
          }),
      )
      .meta({ description: 'Of a max-diff: best minus worst for each option.' }),
    tags: z
      .array(
        z.object({ tag: z.string().meta({ description: 'The tag.' }), ...counted }).meta({
          id: 'ResultTag',
          description: 'A tag and its number of responses for this question.',
        }),
      )
      .meta({
        description: 'Of an open question: tags based on its answers (about this concept, if any).',
      }),
    words: z
      .array(
        z
          .object({
            word: z.string().meta({ description: 'The word.' }),
            count: count.meta({ description: 'How many of the sampled responses said it.' }),
          })
          .meta({ id: 'ResultWord', description: 'A word.' }),
      )
      .meta({
        description:
          'Of an open question: words that are characteristic of these answers, in the latest responses.',
      }),
    quotes: z
      .array(
        z
          .object({
            text: z.string().meta({ description: 'Its text.' }),
            responseId: z.uuid().meta({ description: 'The id of the response.' }),
            readableId: z.int().min(1).meta({ description: 'Its number within the study.' }),
            responseIndex: count.meta({ description: 'Its row of the transcript.' }),
            language: z.string().meta({ description: 'The language of the interview.' }),
          })
          .meta({ id: 'ResultQuote', description: "A participant's words, and where they are." }),
      )
      .meta({
        description: 'Of an open question: up to three sentences, verbatim, from different people.',
      }),
  })
  .meta({ id: 'ResultPart', description: 'Answers to a question, for one concept.' });

export const QuestionResultShape = z
  .object({
    questionId: z.string().meta({ description: 'The `id` of the question.' }),
    questionNumber: z.int().min(1).meta({ description: 'Its number, from 1.' }),
    text: z.string().meta({ description: 'Its text.' }),
    type: z
      .enum(['open_ended', 'file_upload', 'multiple_choice', 'ranking', 'statement', 'matrix', 'max_diff'])
      .meta({ description: 'Its type.' }),
    isScreener: z.boolean().meta({ description: 'Whether it is in the screening block.' }),
    isCurrent: z.boolean().meta({ description: 'Whether the latest revision still has it.' }),
    isMultiSelect: z.boolean().meta({ description: 'Whether several may be selected.' }),
    metric: z.string().meta({ description: 'The criterion of a max-diff; else empty.' }),
    parts: z.array(ResultPartShape).meta({ description: 'One per concept, else one.' }),
  })
  .meta({
    id: 'QuestionResult',
    description: 'The answers to a question; its type decides which parts are filled.',
  });
export type QuestionResultV1 = z.output<typeof QuestionResultShape>;
export type ResultPartV1 = z.output<typeof ResultPartShape>;

export const StudyResultsShape = z
  .object({
    total: count.meta({ description: 'How many responses pass the filter.' }),
    wholeTotal: count.meta({ description: 'How many the study has.' }),
    sampledCount: count.meta({
      description: 'How many of the latest of them supply words and quotes.',
    }),
    questions: z
      .array(QuestionResultShape)
      .meta({ description: 'In guide order; questions that only earlier revisions had follow.' }),
  })
  .meta({ id: 'StudyResults', description: 'What was answered to each question.' });
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
    urlParams: z
      .array(
        z
          .object({
            name: z.string().meta({ description: 'The name.' }),
            value: z.string().meta({ description: 'The value.' }),
            count: count.meta({ description: 'How many of the latest responses came with it.' }),
          })
          .meta({ id: 'CountedUrlParameter', description: 'A value of a query parameter.' }),
      )
      .meta({ description: 'The most frequent values first.' }),
  })
  .meta({ id: 'UrlParameters', description: 'Query parameters of links.' });

/** The body of POST …/responses/tags: exactly one of `add` and `remove`. */
export const TagResponsesRequest = z
  .strictObject({
    add: words(80).exactOptional().meta({ description: 'The tag to give.' }),
    remove: words(200).exactOptional().meta({ description: 'The tag to take away.' }),
    filter: ResponseFilterShape.exactOptional().meta({ description: 'Which responses; absent: all.' }),
    after: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .exactOptional()
      .meta({ description: 'The `after` of the answer before.' }),
  })
  .refine(({ add, remove }) => (add === undefined) !== (remove === undefined), {
    message: 'Expected either add or remove',
  })
  .refine(({ add }) => add === undefined || add.trim() !== '', { path: ['add'], message: 'Expected a word' })
  .meta({ id: 'TagResponsesRequest', description: 'A tag to add or to remove: exactly one of them.' });

export const TaggedResponsesShape = z
  .object({
    total: count.meta({ description: 'How many responses pass the filter.' }),
    seen: count.meta({ description: 'How many this request went over.' }),
    changed: count.meta({ description: 'How many of those it changed.' }),
    after: z.int().min(1).nullable().meta({ description: '`after` for the next request; null when done.' }),
  })
  .meta({ id: 'TaggedResponses', description: 'What became of it.' });
export type TaggedResponsesV1 = z.output<typeof TaggedResponsesShape>;
