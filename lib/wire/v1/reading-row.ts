import { z } from 'zod';
import { QUESTION_TYPES } from '@/lib/domain/guide/guide';
import { VideoShape } from './single-response';

const seconds = z.int().min(0);

const WhyAskedShape = z
  .object({
    by: z.enum(['rules', 'model']).meta({ description: 'Who worded it.' }),
    model: z.string().optional().meta({ description: "The model's name." }),
    took: z.string().nullable().meta({ description: "The participant's words that it takes up, if any." }),
    missing: z
      .string()
      .nullable()
      .meta({ description: 'What was missing; null when the moderator does not say.' }),
    reason: z.string().meta({ description: 'In words.' }),
  })
  .meta({ id: 'WhyAsked', description: 'Why a follow-up was asked.' });

const RecordingShape = z
  .object({
    id: z.uuid().meta({ description: 'Its recordingId.' }),
    kind: z.enum(['audio', 'camera', 'screen']).meta({ description: 'What was recorded.' }),
    state: z.enum(['uploading', 'waiting', 'ready', 'failed']).meta({
      description: '`uploading`; `waiting` until it is playable; `failed` when it never will be.',
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
      description: 'Its picture and sound; null without a picture or until it is ready.',
    }),
    posterUrl: z.url().nullable().meta({ description: 'An early picture, as JPEG, if any.' }),
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
                unsure: z
                  .literal(true)
                  .optional()
                  .meta({ description: 'Whether the transcriber was not sure of it.' }),
              })
              .meta({ id: 'SpokenWord', description: 'A word and its place in the recording.' }),
          )
          .meta({ description: 'Each word with its place. Empty without times from the transcriber.' }),
      })
      .meta({ id: 'RecordingSpeech', description: 'The words of a recording.' }),
  })
  .meta({ id: 'Recording', description: 'A recording of a spoken answer.' });

export const ReadingRowShape = z
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
    conceptId: z.string().nullable().meta({ description: 'Its concept, if any.' }),
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
    earlier: z
      .array(
        z
          .object({
            text: z.string().meta({ description: 'The answer in words.' }),
            replacedAt: z.iso.datetime().meta({ description: 'When another answer took its place.' }),
          })
          .meta({ id: 'EarlierAnswer', description: 'An answer that the participant changed.' }),
      )
      .meta({ description: 'What the participant answered before they changed it, oldest first.' }),
    recordings: z
      .array(RecordingShape)
      .meta({ description: 'The recordings of a spoken answer, in the order in which they began.' }),
  })
  .meta({ id: 'ReadingRow', description: 'A row of the transcript as reviewers see it.' });
export type ReadingRowV1 = z.output<typeof ReadingRowShape>;
export type RecordingV1 = ReadingRowV1['recordings'][number];
