import { z } from 'zod';
import { list } from '../list';
import { TITLE_LENGTH, text, words } from '../text';
import { CitedPassageShape, CitePassageRequest, citedPassageV1 } from './cited-passage';
import { ClipShape, type ClipSource, clipV1 } from './clip';

const MOST_BLOCKS = 200;
const MOST_COLUMNS = 8;
const MOST_ROWS = 100;
const MOST_THEMES = 30;
const ID_LENGTH = 64;

const time = (description: string) => z.iso.datetime().meta({ description });

const FiguresShape = z
  .object({
    takenAt: time('When they were counted.'),
    title: z.string().meta({ description: 'What was asked.' }),
    groups: z
      .array(
        z
          .object({
            title: z
              .string()
              .nullable()
              .meta({ description: 'A concept, a matrix row, or what is counted.' }),
            base: z.int().min(0).meta({ description: 'How many people answered.' }),
            bars: z
              .array(
                z
                  .object({
                    label: z.string().meta({ description: 'What was chosen, put first or spoken of.' }),
                    count: z.int().min(0).meta({ description: 'By how many people.' }),
                  })
                  .meta({ id: 'ReportBar', description: 'A bar of a chart.' }),
              )
              .meta({ description: 'Its bars.' }),
          })
          .meta({ id: 'ReportGroup', description: 'Bars on one base.' }),
      )
      .meta({ description: 'One, or one for each concept or row.' }),
  })
  .meta({ id: 'ReportFigures', description: 'Figures as they were when somebody took them.' });

const id = z.string().meta({ description: 'Its id within the report.' });
const markdown = z.string().meta({ description: 'Markdown, without HTML; `## ` begins a section.' });
const as = z.enum(['chart', 'table']);
const columns = z.array(z.string()).meta({ description: 'The heads of its columns.' });
const rows = z.array(z.array(z.string())).meta({ description: 'The cells of its rows.' });
const by = z.string().meta({ description: 'Who said it, in words that name nobody.' });

export const TextBlock = z
  .object({ id, type: z.literal('text').meta({ description: 'What kind of block it is.' }), text: markdown })
  .meta({ id: 'ReportText', description: 'Text.' });
export const TableBlock = z
  .object({ id, type: z.literal('table').meta({ description: 'What kind of block it is.' }), columns, rows })
  .meta({ id: 'ReportTable', description: 'A table.' });
export const QuestionBlock = z
  .object({
    id,
    type: z.literal('question').meta({ description: 'What kind of block it is.' }),
    questionId: z.string().meta({ description: 'The question.' }),
    as: as.meta({ description: 'How it is shown.' }),
    figures: FiguresShape.nullable().meta({ description: 'Its figures.' }),
    stale: z.boolean().meta({ description: 'Whether responses changed since they were taken.' }),
  })
  .meta({ id: 'ReportQuestion', description: 'The answers to a question.' });
export const ThemeBlock = z
  .object({
    id,
    type: z.literal('theme').meta({ description: 'What kind of block it is.' }),
    themes: z.array(z.string()).meta({ description: 'The themes, by id, in the order of their bars.' }),
    as: as.meta({ description: 'How it is shown.' }),
    figures: FiguresShape.nullable().meta({ description: 'Its figures.' }),
    stale: z.boolean().meta({
      description: 'Whether themes, their evidence or responses changed since they were taken.',
    }),
  })
  .meta({ id: 'ReportTheme', description: 'How many people speak of each of some themes.' });
const ClipBlock = z
  .object({
    id,
    type: z.literal('clip').meta({ description: 'What kind of block it is.' }),
    clipId: z.string().meta({ description: 'The clip.' }),
    by,
    clip: ClipShape.nullable().meta({ description: 'The clip as it is; null once it is deleted.' }),
  })
  .meta({ id: 'ReportClip', description: 'A clip.' });
const seconds = (description: string) => z.number().min(0).meta({ description });
export const QuoteSoundShape = z
  .object({
    url: z.url().meta({ description: 'The sound of these words alone, as M4A; signed for an hour.' }),
    durationSeconds: seconds('How long it is.'),
    times: z.enum(['heard', 'spread']).meta({
      description: '`spread`: nobody knows when its first or last word is said; its edges are a guess.',
    }),
    captions: z
      .array(
        z
          .object({
            text: z.string().meta({ description: 'Some of the words; joined by spaces they are the quote.' }),
            startSeconds: seconds('When they begin.'),
            endSeconds: seconds('When they end.'),
          })
          .meta({ id: 'QuoteCaption', description: 'Words of a quote while they are said.' }),
      )
      .meta({ description: 'Its words, in order.' }),
  })
  .meta({ id: 'QuoteSound', description: 'The words of a quote as they were said.' });

const QuoteBlock = z
  .object({
    id,
    type: z.literal('quote').meta({ description: 'What kind of block it is.' }),
    by,
    passage: CitedPassageShape,
    sound: QuoteSoundShape.nullable().meta({ description: 'Null where the words were not recorded.' }),
  })
  .meta({ id: 'ReportQuote', description: "A participant's words." });

const FactsShape = z
  .object({
    people: z.int().min(0).meta({ description: 'Complete responses.' }),
    from: z.iso.datetime().nullable().meta({ description: 'When the first of them began.' }),
    to: z.iso.datetime().nullable().meta({ description: 'When the last of them ended.' }),
    medianDurationSeconds: z.int().min(0).nullable().meta({ description: 'Their median length.' }),
    interviewMode: z.string().meta({ description: 'How people were interviewed.' }),
  })
  .meta({ id: 'ReportFacts', description: 'The interviews in figures, as they are now.' });

export const ReportShape = z
  .object({
    title: z.string().meta({ description: 'Its title; at first that of the study.' }),
    standfirst: z.string().meta({ description: 'For who reads only one paragraph.' }),
    facts: FactsShape,
    blocks: z
      .array(
        z.discriminatedUnion('type', [
          TextBlock,
          QuestionBlock,
          ThemeBlock,
          QuoteBlock,
          ClipBlock,
          TableBlock,
        ]),
      )
      .meta({ description: 'Its parts, in order.' }),
    updatedAt: z.iso.datetime().nullable().meta({ description: 'When it was saved; null before.' }),
  })
  .meta({ id: 'Report', description: 'The report of a study.' });
export type ReportV1 = z.output<typeof ReportShape>;
export type ReportBlockV1 = ReportV1['blocks'][number];

const newId = words(ID_LENGTH)
  .regex(/^[\w-]+$/, 'Expected letters, digits, _ and -')
  .meta({ description: 'An id of your choice, once in the report.' });

const WrittenBlock = z.discriminatedUnion('type', [
  z
    .strictObject({
      id: newId,
      type: z.literal('text').meta({ description: 'What kind of block it is.' }),
      text: text().meta({ description: 'Markdown.' }),
    })
    .meta({ id: 'WriteText', description: 'Text.' }),
  z
    .strictObject({
      id: newId,
      type: z.literal('question').meta({ description: 'What kind of block it is.' }),
      questionId: words(ID_LENGTH).meta({
        description: 'A question of the study; a statement asks nothing, and is refused.',
      }),
      as: as.default('chart').meta({ description: 'How it is shown.' }),
    })
    .meta({
      id: 'WriteQuestion',
      description: 'The answers to a question; figures are taken when it is new.',
    }),
  z
    .strictObject({
      id: newId,
      type: z.literal('theme').meta({ description: 'What kind of block it is.' }),
      themes: list(z.uuid().toLowerCase(), { least: 1, most: MOST_THEMES }).meta({
        description: 'Themes of the study, by id, in the order of their bars.',
      }),
      as: as.default('chart').meta({ description: 'How it is shown.' }),
    })
    .meta({
      id: 'WriteTheme',
      description: 'How many people speak of themes; figures are taken when it is new.',
    }),
  z
    .strictObject({
      id: newId,
      type: z.literal('clip').meta({ description: 'What kind of block it is.' }),
      clipId: z.uuid().toLowerCase().meta({ description: 'A clip of the study.' }),
      by: text(TITLE_LENGTH).default('').meta({ description: 'Who speaks, in words that name nobody.' }),
    })
    .meta({ id: 'WriteClip', description: 'A clip.' }),
  z
    .strictObject({
      id: newId,
      type: z.literal('quote').meta({ description: 'What kind of block it is.' }),
      by: text(TITLE_LENGTH).default('').meta({ description: 'Who said it, in words that name nobody.' }),
      passage: CitePassageRequest.meta({ description: 'The words.' }),
    })
    .meta({ id: 'WriteQuote', description: "A participant's words." }),
  z
    .strictObject({
      id: newId,
      type: z.literal('table').meta({ description: 'What kind of block it is.' }),
      columns: list(text(TITLE_LENGTH), { least: 1, most: MOST_COLUMNS }).meta({
        description: 'The heads of its columns.',
      }),
      rows: list(list(text(), { most: MOST_COLUMNS }), { most: MOST_ROWS }).meta({
        description: 'The cells of its rows.',
      }),
    })
    .meta({ id: 'WriteTable', description: 'A table.' }),
]);

/** The body of PUT …/report. */
export const WriteReportRequest = z
  .strictObject({
    title: words(TITLE_LENGTH)
      .refine((value) => value.trim() !== '', 'Expected words')
      .meta({ description: 'Its title.' }),
    standfirst: text().default('').meta({ description: 'For who reads only one paragraph.' }),
    blocks: list(WrittenBlock, { most: MOST_BLOCKS })
      .superRefine((blocks, context) => {
        const seen = new Set<string>();
        for (const [at, block] of blocks.entries()) {
          if (seen.has(block.id))
            context.addIssue({ code: 'custom', path: [at, 'id'], message: 'Another block has this id' });
          seen.add(block.id);
        }
      })
      .meta({ description: 'All of its parts, in order.' }),
  })
  .meta({ id: 'WriteReport', description: 'The whole report.' });

/** The body of POST …/report/figures. */
export const RenewFiguresRequest = z
  .strictObject({
    blockIds: list(words(ID_LENGTH), { most: MOST_BLOCKS }).exactOptional().meta({
      description: 'Only these charts; absent: all.',
    }),
  })
  .meta({ id: 'RenewFigures', description: 'Which charts to count again.' });

type Facts = Omit<ReportV1['facts'], 'from' | 'to' | 'medianDurationSeconds'> & {
  from: Date | null;
  to: Date | null;
  medianMs: number | null;
};
type Passage = Parameters<typeof citedPassageV1>[0];
type SourceBlock =
  | Exclude<ReportBlockV1, { type: 'quote' | 'clip' }>
  | (Omit<Extract<ReportBlockV1, { type: 'quote' }>, 'passage'> & { passage: Passage })
  | (Omit<Extract<ReportBlockV1, { type: 'clip' }>, 'clip'> & { clip: ClipSource | null });
export interface ReportSource<B = SourceBlock> extends Pick<ReportV1, 'title' | 'standfirst'> {
  blocks: B[];
  facts: Facts;
  updatedAt: Date | null;
}

export function reportV1({ blocks, ...report }: ReportSource): ReportV1 {
  return {
    ...reportHeadV1(report),
    blocks: blocks.map((block) => {
      if (block.type === 'quote') return { ...block, passage: citedPassageV1(block.passage) };
      if (block.type === 'clip') return { ...block, clip: block.clip && clipV1(block.clip) };
      return block.type === 'question' || block.type === 'theme' ? shownChart(block) : block;
    }),
  };
}

/** Everything but its blocks. */
export function reportHeadV1({ title, standfirst, facts, updatedAt }: Omit<ReportSource, 'blocks'>) {
  const { people, from, to, medianMs, interviewMode } = facts;
  return {
    ...{ title, standfirst },
    facts: {
      ...{ people, interviewMode },
      from: from?.toISOString() ?? null,
      to: to?.toISOString() ?? null,
      medianDurationSeconds: medianMs === null ? null : Math.floor(medianMs / 1_000),
    },
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

type Chart = Extract<ReportBlockV1, { type: 'question' | 'theme' }>;

/** Without what only the server needs to know of its figures. */
export function shownChart<C extends Chart>(block: C): C {
  const { figures } = block;
  if (figures === null) return block;
  const { takenAt, title, groups } = figures;
  return { ...block, figures: { takenAt, title, groups } };
}
