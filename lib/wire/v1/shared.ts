import { z } from 'zod';
import { FILM_STATES } from '@/lib/domain/clip/clip';
import { SHARED_KINDS } from '@/lib/domain/findings/share';
import { wholeParameter } from '../page-query';
import { shownAs } from '../shown-as';
import { text } from '../text';
import { captionsField } from './film';
import {
  QuestionBlock,
  QuoteSoundShape,
  type ReportBlockV1,
  ReportShape,
  type ReportSource,
  reportHeadV1,
  shownChart,
  TableBlock,
  TextBlock,
  ThemeBlock,
} from './report';

/** A page takes the ids of all pages before it to find, for whoever has the link. */
const MOST_PAGES = 500;

export const SharedQuery = z.object({
  page: wholeParameter(0, MOST_PAGES)
    .default(0)
    .meta({
      description: 'The page of `responses`, from 0.',
      override: shownAs({ type: 'integer', minimum: 0, maximum: MOST_PAGES, default: 0 }, 'pattern'),
    }),
});

/** The body of POST /api/shared/{token}. */
export const OpenSharedRequest = z
  .strictObject({ password: text(200).meta({ description: 'As it was told to you.' }) })
  .meta({ id: 'OpenSharedRequest', description: 'The password of a link.' });

const readableId = z.int().min(1).nullable().meta({ description: 'Its number; null where it is hidden.' });
const url = (description: string) => z.string().nullable().meta({ description });

const SharedPassage = z
  .object({ quote: z.string().meta({ description: 'The words.' }), readableId })
  .meta({ id: 'SharedPassage', description: "A participant's words." });

const SharedQuote = z
  .object({
    id: z.string().meta({ description: 'Its id within the report.' }),
    type: z.literal('quote').meta({ description: 'What kind of block it is.' }),
    by: z.string().meta({ description: 'Who said it, in words that name nobody.' }),
    passage: SharedPassage.nullable().meta({ description: 'The words; null once they are gone.' }),
    sound: QuoteSoundShape.nullable().meta({
      description:
        'Null unless recordings are shared, it is known when the words are said, and none of them is hidden.',
    }),
  })
  .meta({ id: 'SharedQuote', description: "A participant's words in a report." });

const SharedFilm = z
  .object({
    title: z.string().meta({ description: 'Its title.' }),
    status: z.enum(FILM_STATES).meta({ description: 'Only one that is `ready` can be played.' }),
    durationSeconds: z.number().min(0).nullable().meta({ description: 'How long it is.' }),
    transcript: z.string().meta({ description: 'What is said in it, a line for each row.' }),
    captions: captionsField,
    mp4Url: url('The film; null unless recordings are shared and it is ready.'),
    vttUrl: url('Its captions as WebVTT.'),
    posterUrl: url('An early picture.'),
  })
  .meta({ id: 'SharedFilm', description: 'A clip or a reel as readers without an account see it.' });

const SharedClip = z
  .object({
    id: z.string().meta({ description: 'Its id within the report.' }),
    type: z.literal('clip').meta({ description: 'What kind of block it is.' }),
    by: z.string().meta({ description: 'Who speaks, in words that name nobody.' }),
    clip: SharedFilm.nullable().meta({ description: 'The clip; null once it is deleted.' }),
  })
  .meta({ id: 'SharedClip', description: 'A clip in a report.' });

const SharedReport = ReportShape.extend({
  blocks: z
    .array(
      z.discriminatedUnion('type', [
        TextBlock,
        QuestionBlock,
        ThemeBlock,
        SharedQuote,
        SharedClip,
        TableBlock,
      ]),
    )
    .meta({ description: 'Its parts, in order.' }),
}).meta({ id: 'SharedReport', description: 'A report as readers without an account see it.' });

const SharedInsight = z
  .object({
    title: z.string().meta({ description: 'What was found.' }),
    text: z.string().meta({ description: 'Markdown; `[1]` refers to the first passage.' }),
    evidence: z.array(SharedPassage.nullable()).meta({ description: 'In order; null once they are gone.' }),
    updatedAt: z.iso.datetime().meta({ description: 'When it was last changed.' }),
  })
  .meta({ id: 'SharedInsight', description: 'An insight as readers without an account see it.' });

const SharedResponse = z
  .object({
    readableId,
    tagline: z.string().nullable().meta({ description: 'What it is about.' }),
    language: z.string().meta({ description: 'The language of the interview.' }),
    rows: z
      .array(
        z
          .object({
            moderator: z.string().meta({ description: 'What was asked.' }),
            user: z.string().meta({ description: 'What was answered.' }),
            isFollowUp: z.boolean().meta({ description: 'Whether it was a follow-up.' }),
            audioUrl: url('The sound.'),
            videoUrl: url('The camera.'),
            screenVideoUrl: url('The screen.'),
          })
          .meta({ id: 'SharedRow', description: 'A row of a transcript.' }),
      )
      .meta({ description: 'Its transcript.' }),
  })
  .meta({ id: 'SharedResponse', description: 'A response as readers without an account see it.' });

export const SharedShape = z
  .object({
    what: z.enum(SHARED_KINDS).meta({ description: 'What the link shows.' }),
    sharedBy: z.string().nullable().meta({ description: 'Who shared it.' }),
    organization: z.string().meta({ description: 'Of which organization.' }),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'Until when it is open.' }),
    mayDownload: z.boolean().meta({ description: 'Whether it may be downloaded.' }),
    withRecordings: z.boolean().meta({ description: 'Whether recordings can be played.' }),
    deletedSince: z.int().min(0).meta({ description: 'How much of it was deleted since it was shared.' }),
    report: SharedReport.nullable().meta({ description: 'Of a `report`.' }),
    insight: SharedInsight.nullable().meta({ description: 'Of an `insight`.' }),
    film: SharedFilm.nullable().meta({ description: 'Of a `clip` or `reel`; null once it is deleted.' }),
    responses: z.array(SharedResponse).meta({ description: 'Of a `response` or `responses`: this page.' }),
    responseTotal: z.int().min(0).meta({ description: 'How many responses there are on all pages.' }),
  })
  .meta({ id: 'Shared', description: 'What a link shows to people without an account.' });
export type SharedV1 = z.output<typeof SharedShape>;

type SharedBlock =
  | Exclude<ReportBlockV1, { type: 'quote' | 'clip' }>
  | z.output<typeof SharedQuote>
  | z.output<typeof SharedClip>;
type Source = Omit<SharedV1, 'expiresAt' | 'report' | 'insight'> & {
  expiresAt: Date | null;
  report: ReportSource<SharedBlock> | null;
  insight: (Omit<z.output<typeof SharedInsight>, 'updatedAt'> & { updatedAt: Date }) | null;
};

export function sharedV1({ expiresAt, report, insight, ...shared }: Source): SharedV1 {
  return {
    ...shared,
    expiresAt: expiresAt?.toISOString() ?? null,
    report: report && {
      ...reportHeadV1(report),
      blocks: report.blocks.map((block) =>
        block.type === 'question' || block.type === 'theme' ? shownChart(block) : block,
      ),
    },
    insight: insight && { ...insight, updatedAt: insight.updatedAt.toISOString() },
  };
}
