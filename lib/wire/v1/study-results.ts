import { z } from 'zod';
import { type CharacteristicWord, spokenPlace } from '@/lib/domain/response/characteristic-words';
import type { QuestionResult } from '@/lib/domain/response/question-results';
import type { Segment } from '@/lib/domain/response/segment';
import { words } from '../text';
import { AnswerCriterionShape } from './response-filter';

const count = z.int().min(0);
const IntervalShape = z
  .object({
    low: z.number().min(0).max(1).meta({ description: 'Its lower end, from 0 to 1.' }),
    high: z.number().min(0).max(1).meta({ description: 'Its upper end.' }),
  })
  .meta({
    id: 'ResultInterval',
    description: 'Where the true share lies 19 times in 20 (Wilson).',
  });
const interval = IntervalShape.nullable().meta({ description: 'Of the share; null from 100 people on.' });
const segments = z
  .array(
    z
      .object({
        count: count.meta({ description: 'How many of its people.' }),
        of: count.meta({ description: 'How many of its people answered.' }),
        interval,
      })
      .meta({ id: 'ResultShare', description: 'The share in one of the columns.' }),
  )
  .meta({ description: 'One for each column asked for with `segment`.' });
const answered = { count, wholeCount: count, filter: AnswerCriterionShape, segments };
const counted = { ...answered, interval };
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
    ...answered,
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
            segments: z.array(z.string()).meta({ description: 'The labels of its columns.' }),
          })
          .meta({ id: 'ResultQuote', description: "A participant's words, and where they are." }),
      )
      .meta({
        description:
          'Of an open question: up to twelve sentences, verbatim, from different people; the best first.',
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
    segments: z
      .array(
        z
          .object({
            label: z.string().meta({ description: 'The option, the value, or the theme.' }),
            count: count.meta({ description: 'How many of the responses found are in it.' }),
            isOther: z.boolean().meta({ description: 'Whether it stands for the rest.' }),
            values: count.meta({ description: 'How many options or values it stands for.' }),
          })
          .meta({ id: 'ResultSegment', description: 'A column of results side by side.' }),
      )
      .meta({
        description:
          'The columns asked for with `segment`, at most six: of more values the five most frequent, then the rest. Every `segments` below has one entry for each.',
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
  segments: { label: string; count: number; isOther: boolean; values: number }[];
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

const SEGMENT = /^(question|param|theme):(.{1,300})$/su;

/** What results are laid side by side by, from `question:{id}`, `param:{name}` or `theme:{id}`. */
export const segmentParameter = words(310)
  .transform((text, context): Segment => {
    const [, by, name = ''] = SEGMENT.exec(text) ?? [];
    if (by === 'question') return { by, questionId: name };
    if (by === 'param') return { by, name };
    if (by === 'theme') return { by, themeId: name };
    context.addIssue({ code: 'custom', message: 'expected question:{id}, param:{name} or theme:{id}' });
    return z.NEVER;
  })
  .optional()
  .meta({
    description:
      'Lays results side by side: `question:{id}` by the answers to a multiple choice, `param:{name}` by a URL parameter, `theme:{id}` by who spoke of it.',
    override: { type: 'string' },
  });
