import { z } from 'zod';
import { INTERVIEW_MODES, QUESTION_TYPES } from '@/lib/domain/guide/guide';
import type { ReadingRow } from '@/lib/domain/reading/reading-rows';
import { AnnotationShape, type AnnotationSource, annotationV1 } from './annotation';
import { GivenAnswerShape, type GivenAnswerSource, givenAnswerV1 } from './given-answer';
import { ReviewedTagShape, type ReviewedTagSource } from './response-tags';
import { VideoShape } from './single-response';

const seconds = z.int().min(0);
const rows = z.array(z.int().min(0));
const when = z.iso.datetime();

export const AnalysisStateShape = z
  .object({
    state: z.enum(['under_way', 'waiting', 'done', 'failed']),
    attempts: z.int().min(0),
    analyzedAt: when.nullable(),
    engine: z
      .object({ name: z.string(), version: z.string(), language: z.string() })
      .meta({ id: 'AnalysisEngine' })
      .nullable(),
  })
  .meta({ id: 'AnalysisState' });

const WhyAskedShape = z
  .object({ reason: z.string(), lookedFor: z.string().nullable(), about: z.string().nullable() })
  .meta({ id: 'WhyAsked' });

const RecordingShape = z
  .object({
    id: z.uuid(),
    kind: z.enum(['audio', 'camera', 'screen']),
    state: z.enum(['uploading', 'waiting', 'ready', 'failed']),
    problem: z.string().nullable(),
    startMs: z.int().min(0),
    durationMs: z.int().min(0).nullable(),
    width: z.int().min(1).nullable(),
    height: z.int().min(1).nullable(),
    audioUrl: z.url().nullable(),
    video: VideoShape.nullable(),
    posterUrl: z.url().nullable(),
    peaks: z.string().nullable(),
    speech: z
      .object({
        state: z.enum(['none', 'waiting', 'ready', 'failed']),
        words: z.array(
          z
            .object({ word: z.string(), startMs: z.int().min(0), endMs: z.int().min(0) })
            .meta({ id: 'SpokenWord' }),
        ),
      })
      .meta({ id: 'RecordingSpeech' }),
  })
  .meta({ id: 'Recording' });

const ReadingRowShape = z
  .object({
    responseIndex: z.int().min(0),
    moderator: z.string(),
    user: z.string(),
    discussionGuideQuestionId: z.string().nullable(),
    questionNumber: z.int().min(1).nullable(),
    type: z.enum(QUESTION_TYPES).nullable(),
    block: z.object({ id: z.string(), title: z.string() }).meta({ id: 'ReadingBlock' }).nullable(),
    conceptId: z.string().nullable(),
    conceptTitle: z.string().nullable(),
    isFollowUp: z.boolean(),
    answerId: z.uuid().nullable(),
    givenBy: z.enum(['spoken', 'typed', 'chosen', 'uploaded', 'skipped', 'acknowledged']).nullable(),
    startSeconds: seconds,
    endSeconds: seconds,
    moderatorLanguage: z.string(),
    language: z.string(),
    whyAsked: WhyAskedShape.nullable(),
    recordings: z.array(RecordingShape),
  })
  .meta({ id: 'ReadingRow' });

const QualityShape = z
  .object({
    score: z.number().min(1).max(5),
    parts: z.array(
      z
        .object({
          part: z.enum(['depth', 'specificity', 'relevance', 'effort', 'consistency']),
          value: z.number().min(0).max(1),
          words: z.string(),
        })
        .meta({ id: 'QualityPart' }),
    ),
    lowered: z.array(z.string()),
  })
  .meta({ id: 'Quality' });

/** How many recordings wait to be transcribed. */
export const TranscriptionShape = z.object({ recordings: z.int().min(0) }).meta({ id: 'Transcription' });

/** One response with what a reviewer reads beside it: more than the specified single response, at an address of its own. */
export const ResponseReadingShape = z
  .object({
    id: z.uuid(),
    readableId: z.int().min(1),
    study: z.object({ id: z.uuid(), linkId: z.string(), title: z.string() }).meta({ id: 'ReadingStudy' }),
    interviewMode: z.enum(INTERVIEW_MODES),
    transcribes: z.boolean(),
    progress: z.enum(['complete', 'screened_out', 'in_progress']),
    createdAt: when,
    updatedAt: when,
    endedAt: when.nullable(),
    responseDurationSeconds: seconds,
    language: z.string(),
    urlParams: z.record(z.string(), z.string()),
    analysis: AnalysisStateShape,
    tagline: z.string().nullable(),
    summary: z.string().nullable(),
    bullets: z.array(z.object({ text: z.string(), rows }).meta({ id: 'SourcedBullet' })),
    tags: z.array(ReviewedTagShape),
    removedTags: z.array(z.string()),
    quality: QualityShape.nullable(),
    otherRemarks: z.string(),
    personas: z.string(),
    transcript: z.array(ReadingRowShape),
    linksExpireAt: when.nullable(),
    answers: z.array(GivenAnswerShape),
    annotations: z.array(AnnotationShape),
    neighbours: z
      .object({ older: z.int().min(1).nullable(), newer: z.int().min(1).nullable() })
      .meta({ id: 'Neighbours' }),
    may: z.object({ annotate: z.boolean(), delete: z.boolean() }).meta({ id: 'ReadingRights' }),
  })
  .meta({ id: 'ResponseReading' });

type Reading = z.output<typeof ResponseReadingShape>;
export type ReadingRowV1 = Reading['transcript'][number];
export type ResponseReading = Reading;
export type RecordingV1 = ReadingRowV1['recordings'][number];

interface AnalysisSource {
  state: Reading['analysis']['state'];
  attempts: number;
  analyzedAt: Date | null;
  engine: Reading['analysis']['engine'];
}

export function analysisStateV1({ analyzedAt, engine, ...rest }: AnalysisSource): Reading['analysis'] {
  return {
    ...rest,
    analyzedAt: analyzedAt?.toISOString() ?? null,
    engine: engine && { name: engine.name, version: engine.version, language: engine.language },
  };
}

type Same =
  | 'id'
  | 'readableId'
  | 'study'
  | 'progress'
  | 'language'
  | 'tagline'
  | 'summary'
  | 'bullets'
  | 'removedTags'
  | 'quality'
  | 'otherRemarks'
  | 'personas'
  | 'neighbours'
  | 'may'
  | 'interviewMode'
  | 'transcribes';

export function responseReadingV1(
  reading: Pick<Reading, Same> & {
    createdAt: Date;
    updatedAt: Date;
    endedAt: Date | null;
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
    linksExpireAt: reading.linksExpireAt?.toISOString() ?? null,
    responseDurationSeconds: durationSeconds,
    urlParams: Object.fromEntries(urlParams),
    analysis: analysisStateV1(reading.analysis),
    transcript: reading.transcript.map(({ questionId, ...row }) => ({
      ...row,
      discussionGuideQuestionId: questionId,
    })),
    answers: reading.answers.map(givenAnswerV1),
    annotations: reading.annotations.map(annotationV1),
  };
}
