import { z } from 'zod';
import { INTERVIEW_MODES } from '@/lib/domain/guide/guide';
import type { ReadingRow } from '@/lib/domain/reading/reading-rows';
import { RESPONSE_FLAGS } from '@/lib/domain/response/response-flag';
import { type AnalysisSource, AnalysisStateShape, analysisStateV1 } from './analysis-state';
import { AnnotationShape, type AnnotationSource, annotationV1 } from './annotation';
import { GivenAnswerShape, type GivenAnswerSource, givenAnswerV1 } from './given-answer';
import { ReadingRowShape } from './reading-row';
import { ReviewedTagShape, type ReviewedTagSource } from './response-tags';

const seconds = z.int().min(0);
const rows = z.array(z.int().min(0));
const when = z.iso.datetime();

<<<<<<< HEAD
=======
export const AnalysisStateShape = z
  .object({
    state: z.enum(['under_way', 'waiting', 'done', 'failed']).meta({
      description:
        '`under_way` while the interview is; `waiting` until the analysis is done; `failed` when it was set aside after too many attempts.',
    }),
    attempts: z.int().min(0).meta({ description: 'Attempts that failed so far.' }),
    analyzedAt: when.nullable().meta({ description: 'When it was done; null until then.' }),
    engine: z
      .object({
        name: z.string().meta({ description: 'Its name.' }),
        version: z.string().meta({ description: 'Its version.' }),
        language: z.string().meta({ description: 'The language that it read.' }),
      })
      .meta({ id: 'AnalysisEngine', description: 'An analyst.' })
      .nullable()
      .meta({ description: 'What analysed it; null until then.' }),
  })
  .meta({ id: 'AnalysisState', description: 'How far the analysis of a response is.' });

const WhyAskedShape = z
  .object({
    by: z.enum(['rules', 'model']).meta({ description: 'Who worded it.' }),
    model: z.string().optional().meta({ description: "The model's name." }),
    took: z
      .string()
      .nullable()
      .meta({ description: "The participant's own words that it took up; null when it took up none." }),
    missing: z
      .string()
      .nullable()
      .meta({ description: 'What was still missing; null when the moderator does not say.' }),
    reason: z.string().meta({ description: 'In words.' }),
  })
  .meta({ id: 'WhyAsked', description: 'Why a follow-up was asked.' });

const RecordingShape = z
  .object({
    id: z.uuid().meta({ description: 'Its recordingId.' }),
    kind: z.enum(['audio', 'camera', 'screen']).meta({ description: 'What was recorded.' }),
    state: z.enum(['uploading', 'waiting', 'ready', 'failed']).meta({
      description:
        '`uploading` while bytes come, `waiting` until it was made playable, `failed` when it never will be.',
    }),
    problem: z.string().nullable().meta({ description: 'Why it failed, in words; null otherwise.' }),
    startMs: z
      .int()
      .min(0)
      .meta({ description: 'When it began, in milliseconds after the first recording of its answer.' }),
    durationMs: z.int().min(0).nullable().meta({ description: 'How long it is; null until it is ready.' }),
    width: z.int().min(1).nullable().meta({ description: 'Width of the picture; null without one.' }),
    height: z.int().min(1).nullable().meta({ description: 'Height of the picture; null without one.' }),
    audioUrl: z
      .url()
      .nullable()
      .meta({ description: 'Its sound as M4A; null without sound and until it is ready.' }),
    video: VideoShape.nullable().meta({
      description: 'Its picture and sound; null without a picture and until it is ready.',
    }),
    posterUrl: z.url().nullable().meta({ description: 'An early picture, as JPEG; null without one.' }),
    peaks: z.string().nullable().meta({
      description:
        'Its loudness, in base64: a byte from 0 to 255 for each tenth of a second; null without sound.',
    }),
    speech: z
      .object({
        state: z
          .enum(['none', 'waiting', 'ready', 'failed'])
          .meta({ description: '`none` when nobody has transcribed it.' }),
        words: z
          .array(
            z
              .object({
                word: z.string().meta({ description: 'As it is written.' }),
                startMs: z.int().min(0).meta({ description: 'Where it begins, in milliseconds.' }),
                endMs: z.int().min(0).meta({ description: 'Where it ends.' }),
              })
              .meta({ id: 'SpokenWord', description: 'A word and its place in the recording.' }),
          )
          .meta({ description: 'Each word with its place. Empty where the transcriber tells no times.' }),
      })
      .meta({ id: 'RecordingSpeech', description: 'The words of a recording.' }),
  })
  .meta({ id: 'Recording', description: 'A recording of a spoken answer.' });

const ReadingRowShape = z
  .object({
    responseIndex: z.int().min(0).meta({ description: 'Its place in the transcript, from 0.' }),
    moderator: z.string().meta({ description: 'What was asked.' }),
    user: z
      .string()
      .meta({ description: "The participant's words; the answer's text for closed questions." }),
    discussionGuideQuestionId: z
      .string()
      .nullable()
      .meta({ description: 'The `id` of its question; null for the welcome message.' }),
    questionNumber: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'The number of its question, from 1; null for the welcome message.' }),
    type: z
      .enum(QUESTION_TYPES)
      .nullable()
      .meta({ description: 'The type of its question; null for the welcome message.' }),
    block: z
      .object({
        id: z.string().meta({ description: 'Its id.' }),
        title: z.string().meta({ description: 'Its title.' }),
      })
      .meta({ id: 'ReadingBlock', description: 'A block of the guide.' })
      .nullable()
      .meta({ description: 'The block of its question; null for the welcome message.' }),
    conceptId: z
      .string()
      .nullable()
      .meta({ description: 'The concept that it is about; null when there is none.' }),
    conceptTitle: z.string().nullable().meta({ description: 'The title of that concept.' }),
    isFollowUp: z.boolean().meta({ description: 'Whether it follows up what was said before.' }),
    answerId: z
      .uuid()
      .nullable()
      .meta({ description: 'The Answer that it belongs to; null when it makes none.' }),
    givenBy: z
      .enum(['spoken', 'typed', 'chosen', 'uploaded', 'skipped', 'acknowledged'])
      .nullable()
      .meta({ description: 'How the answer was given; null for the welcome message.' }),
    startSeconds: seconds.meta({ description: 'When it was asked: active time since the interview began.' }),
    endSeconds: seconds.meta({ description: 'When it was answered, by the same time.' }),
    moderatorLanguage: z.string().meta({ description: 'The language of what was asked (BCP 47).' }),
    language: z.string().meta({ description: "The language of the participant's words (BCP 47)." }),
    whyAsked: WhyAskedShape.nullable().meta({
      description: 'Why a follow-up was asked; null for other rows.',
    }),
    words: z
      .object({
        version: z.int().min(0).meta({ description: 'The newest version; 0 while there is none.' }),
        by: z
          .enum(['transcriber', 'person'])
          .nullable()
          .meta({ description: 'Who wrote it down; null while nobody has.' }),
      })
      .meta({ id: 'WordsState', description: 'How far the words of a spoken answer are.' })
      .nullable()
      .meta({ description: 'Of a spoken answer: how its words came about. Null for other rows.' }),
    recordings: z
      .array(RecordingShape)
      .meta({ description: 'The recordings of a spoken answer, in the order in which they began.' }),
  })
  .meta({ id: 'ReadingRow', description: 'A row of the transcript with what a reviewer sees beside it.' });

>>>>>>> fd319f9 (Write and mend the words of spoken answers)
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
  | 'language'
  | 'tagline'
  | 'summary'
  | 'bullets'
  | 'removedTags'
  | 'quality'
  | 'flags'
  | 'safety'
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
