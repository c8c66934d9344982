import { z } from 'zod';
import { INTERVIEW_MODES } from '@/lib/domain/guide/guide';
import { END_REASONS } from '@/lib/domain/interview/completion';
import type { ReadingRow } from '@/lib/domain/reading/reading-rows';
import type { LookedAfter } from '@/lib/domain/response/looked-after';
import { RESPONSE_FLAGS } from '@/lib/domain/response/response-flag';
import type { ResponseHold } from '@/lib/domain/retention/legal-hold';
import { type AnalysisSource, AnalysisStateShape, analysisStateV1 } from './analysis-state';
import { AnnotationShape, type AnnotationSource, annotationV1 } from './annotation';
import { GivenAnswerShape, type GivenAnswerSource, givenAnswerV1 } from './given-answer';
import { ResponseHoldShape, responseHoldV1 } from './legal-hold';
import { LookedAfterShape, lookedAfterV1 } from './looked-after';
import { ReadingRowShape } from './reading-row';
import { ReviewedTagShape, type ReviewedTagSource } from './response-tags';
import { passages, StatementShape, view } from './statement';

const seconds = z.int().min(0);
const rows = z.array(z.int().min(0));
const when = z.iso.datetime();

const QualityShape = z
  .object({
    score: z.number().min(1).max(5).meta({ description: 'From 1 to 5.' }),
    parts: z
      .array(
        z
          .object({
            part: z
              .enum(['depth', 'specificity', 'relevance', 'effort', 'consistency'])
              .meta({ description: 'Which one.' }),
            value: z.number().min(0).max(1).meta({ description: 'From 0 to 1.' }),
            words: z.string().meta({ description: 'What that says of the answers.' }),
          })
          .meta({ id: 'QualityPart', description: 'A part of the quality.' }),
      )
      .meta({ description: 'Parts of the score; those that no question could show are left out.' }),
    lowered: z.array(z.string()).meta({ description: 'What lowered it, in words.' }),
  })
  .meta({ id: 'Quality', description: 'How good a response is.' });

/** One response with what a reviewer reads beside it: more than the specified single response, at an address of its own. */
export const ResponseReadingShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the response.' }),
    readableId: z.int().min(1).meta({ description: 'Its number within the study, from 1.' }),
    study: z
      .object({
        id: z.uuid().meta({ description: 'The permanent id.' }),
        linkId: z.string().meta({ description: "The last part of the participants' link." }),
        title: z.string().meta({ description: 'The internal title.' }),
      })
      .meta({ id: 'ReadingStudy', description: 'A study, by its names.' }),
    interviewMode: z.enum(INTERVIEW_MODES).meta({ description: 'How the interview was held.' }),
    transcribes: z.boolean().meta({ description: 'Whether spoken answers are transcribed.' }),
    progress: z
      .enum(['complete', 'screened_out', 'in_progress'])
      .meta({ description: 'Whether the interview is complete.' }),
    createdAt: when.meta({ description: 'When it began.' }),
    updatedAt: when.meta({ description: 'When it last changed.' }),
    endedAt: when.nullable().meta({ description: 'When it ended; null while it is under way.' }),
    endReason: z.enum(END_REASONS).nullable().meta({
      description: 'Why it ended; `over_quota`: screened out by a full quota. Null while it is under way.',
    }),
    consent: z
      .object({
        text: z.string().meta({ description: 'The text.' }),
        version: z
          .string()
          .exactOptional()
          .meta({ description: "The version, where it is the study's own." }),
        at: when.meta({ description: 'When.' }),
      })
      .nullable()
      .meta({ description: 'What the participant agreed to; null: they were not asked.' }),
    responseDurationSeconds: seconds.meta({ description: 'How long it took without long pauses.' }),
    language: z.string().meta({ description: 'The language that was agreed on.' }),
    urlParams: z
      .record(z.string(), z.string())
      .meta({ description: "The query parameters of the participant's link." }),
    analysis: AnalysisStateShape,
    tagline: z
      .string()
      .nullable()
      .meta({ description: 'One line about the response, generated; null until then.' }),
    summary: z.string().nullable().meta({ description: 'A summary, generated; null until then.' }),
    bullets: z
      .array(
        z
          .object({
            text: z.string().meta({ description: 'Its words.' }),
            rows: rows.meta({ description: 'The `responseIndex` of the rows it is based on.' }),
            passages,
            view,
          })
          .meta({ id: 'SourcedBullet', description: 'A point of the summary.' }),
      )
      .meta({ description: 'A summary in points, generated, each with its sources.' }),
    tags: z.array(ReviewedTagShape).meta({ description: 'What it is tagged with.' }),
    removedTags: z.array(z.string()).meta({ description: "The analyst's tags that reviewers took away." }),
    quality: QualityShape.nullable().meta({
      description: 'How good the response is, in parts; null until it is analysed.',
    }),
    flags: z
      .array(z.enum(RESPONSE_FLAGS))
      .meta({ description: '`safety`: something sounds like danger, and somebody should look at it.' }),
    lookedAfter: LookedAfterShape.nullable().meta({
      description: 'Who looks after a flagged response; null while nobody does.',
    }),
    legalHold: ResponseHoldShape.nullable().meta({
      description: 'The legal hold that keeps it from being deleted; null without one.',
    }),
    recordingsDeletedAt: when.nullable().meta({
      description: 'When its recordings were deleted because their time was over; null: they were not.',
    }),
    wordsDeletedAt: when.nullable().meta({
      description: 'When what was said and typed was deleted because its time was over; null: it was not.',
    }),
    deletedNotes: z.array(z.string()).meta({ description: 'Both in words.' }),
    safety: z
      .array(
        z
          .object({
            responseIndex: z.int().min(0).meta({ description: 'The row.' }),
            start: z.int().min(0).meta({ description: 'In UTF-16 units of its `user`.' }),
            end: z.int().min(0).meta({ description: 'After the last one.' }),
            level: z.enum(['imminent', 'painful']).meta({ description: 'How grave it sounds.' }),
          })
          .meta({ id: 'SafetyPassage', description: 'Words to be read with care.' }),
      )
      .meta({ description: 'What sounds like danger or pain, in order.' }),
    otherRemarks: z.string().meta({ description: 'What was said outside the questions.' }),
    personas: z.string().meta({ description: 'How the participant described themselves.' }),
    statements: z
      .object({
        tagline: StatementShape.nullable().meta({ description: '`tagline`; null until then.' }),
        summary: z.array(StatementShape).meta({ description: '`summary`, sentence by sentence.' }),
        personas: z.array(StatementShape).meta({ description: '`personas`, line by line.' }),
      })
      .meta({
        id: 'ReadingStatements',
        description: 'Generated texts, with the passages that support them.',
      }),
    transcript: z.array(ReadingRowShape).meta({ description: 'Every row of the transcript, in order.' }),
    linksExpireAt: when.nullable().meta({
      description:
        'The expiry of links to its recordings; read it again for new ones. Null without recordings.',
    }),
    answers: z
      .array(GivenAnswerShape)
      .meta({ description: 'Every question that was asked, in order, with its answer.' }),
    annotations: z.array(AnnotationShape).meta({ description: 'Notes and highlights.' }),
    neighbours: z
      .object({
        older: z.int().min(1).nullable().meta({ description: 'The one before; null for the first.' }),
        newer: z.int().min(1).nullable().meta({ description: 'The one after; null for the last.' }),
      })
      .meta({ id: 'Neighbours', description: 'Responses beside one, by readable id.' }),
    may: z
      .object({
        annotate: z.boolean().meta({ description: 'Tag and annotate it.' }),
        delete: z.boolean().meta({ description: 'Delete it.' }),
      })
      .meta({ id: 'ReadingRights', description: 'What you may do with a response.' }),
  })
  .meta({ id: 'ResponseReading', description: 'One response as reviewers read it.' });

type Reading = z.output<typeof ResponseReadingShape>;
export type ResponseReading = Reading;

type Same =
  | 'id'
  | 'readableId'
  | 'study'
  | 'progress'
  | 'endReason'
  | 'consent'
  | 'language'
  | 'tagline'
  | 'summary'
  | 'bullets'
  | 'removedTags'
  | 'quality'
  | 'flags'
  | 'safety'
  | 'deletedNotes'
  | 'otherRemarks'
  | 'personas'
  | 'statements'
  | 'neighbours'
  | 'may'
  | 'interviewMode'
  | 'transcribes';

export function responseReadingV1(
  reading: Pick<Reading, Same> & {
    createdAt: Date;
    updatedAt: Date;
    endedAt: Date | null;
    lookedAfter: LookedAfter | null;
    legalHold: ResponseHold | null;
    recordingsDeletedAt: Date | null;
    wordsDeletedAt: Date | null;
    linksExpireAt: Date | null;
    durationSeconds: number;
    urlParams: [string, string][];
    analysis: AnalysisSource;
    tags: ReviewedTagSource[];
    transcript: ReadingRow[];
    answers: GivenAnswerSource[];
    annotations: AnnotationSource[];
  },
): Reading {
  const { durationSeconds, urlParams, ...rest } = reading;
  return {
    ...rest,
    createdAt: reading.createdAt.toISOString(),
    updatedAt: reading.updatedAt.toISOString(),
    endedAt: reading.endedAt?.toISOString() ?? null,
    lookedAfter: reading.lookedAfter && lookedAfterV1(reading.lookedAfter),
    legalHold: reading.legalHold && responseHoldV1(reading.legalHold),
    recordingsDeletedAt: reading.recordingsDeletedAt?.toISOString() ?? null,
    wordsDeletedAt: reading.wordsDeletedAt?.toISOString() ?? null,
    linksExpireAt: reading.linksExpireAt?.toISOString() ?? null,
    responseDurationSeconds: durationSeconds,
    urlParams: Object.fromEntries(urlParams),
    analysis: analysisStateV1(reading.analysis),
    transcript: reading.transcript.map(({ questionId, earlier, ...row }) => ({
      ...row,
      earlier: earlier.map((one) => ({ ...one, replacedAt: one.replacedAt.toISOString() })),
      discussionGuideQuestionId: questionId,
    })),
    answers: reading.answers.map(givenAnswerV1),
    annotations: reading.annotations.map(annotationV1),
  };
}
