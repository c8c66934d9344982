import { z } from 'zod';
import type { RecordingLinks } from '@/lib/domain/recording/turn-recording';
import type { TranscriptRow } from '@/lib/domain/response/transcript';

export const VideoShape = z
  .object({
    streamUrl: z.url().meta({ description: 'An HLS playlist.' }),
    mp4Url: z.url().meta({ description: 'The same as an MP4 file.' }),
  })
  .meta({ id: 'Video', description: 'A recording; both links are valid for one hour.' });

/** Specification, Transcript item (v1). */
export const TranscriptItemShape = z
  .object({
    moderator: z.string().meta({ description: 'What the moderator said.' }),
    user: z.string().meta({ description: 'What the participant said.' }),
    audio: z.url().nullable().meta({ description: 'The sound; the link is valid for one hour.' }),
    video: VideoShape.nullable().meta({ description: 'The camera, if recorded.' }),
    screenVideo: VideoShape.nullable().meta({ description: 'The screen, when it was captured.' }),
    responseIndex: z.int().min(0).meta({ description: 'Its place, from 0.' }),
    discussionGuideQuestionId: z
      .string()
      .nullable()
      .meta({ description: 'The `id` of the question, if any.' }),
    conceptId: z.string().nullable().meta({ description: 'Its concept, if any.' }),
    isFollowUp: z.boolean().meta({ description: 'Whether it follows up the question before.' }),
    answerId: z.uuid().nullable().meta({ description: 'The `answerId` of the answer, if any.' }),
  })
  .meta({
    id: 'TranscriptItem',
    description: 'A row of the transcript: the moderator’s words, then the participant’s.',
  });

/** Specification, Single response (v1): no other fields appear. */
export const SingleResponseShape = z
  .strictObject({
    id: z.uuid().meta({ description: 'The id of the response.' }),
    readableId: z.int().min(1).meta({ description: 'Its number within the study, from 1.' }),
    linkId: z.string().meta({ description: 'The link id of its study.' }),
    urlParams: z
      .record(z.string(), z.string())
      .meta({ description: "The query parameters of the participant's link." }),
    tagline: z
      .string()
      .nullable()
      .meta({ description: 'One line about the response, generated; null until then.' }),
    bulletSummary: z.array(z.string()).meta({ description: 'A summary in points, generated.' }),
    transcript: z.array(TranscriptItemShape).meta({ description: 'What was said, in order.' }),
  })
  .meta({ id: 'SingleResponse', description: 'A response with its transcript.' });

export function transcriptItemV1(row: TranscriptRow & RecordingLinks): z.input<typeof TranscriptItemShape> {
  return {
    moderator: row.moderator,
    user: row.user,
    audio: row.audio,
    video: row.video,
    screenVideo: row.screenVideo,
    responseIndex: row.responseIndex,
    discussionGuideQuestionId: row.questionId,
    conceptId: row.conceptId,
    isFollowUp: row.isFollowUp,
    answerId: row.answerId,
  };
}

export function singleResponseV1(response: {
  id: string;
  readableId: number;
  linkId: string;
  urlParams: [string, string][];
  tagline: string | null;
  bulletSummary: string[];
  transcript: (TranscriptRow & RecordingLinks)[];
}): z.input<typeof SingleResponseShape> {
  return {
    id: response.id,
    readableId: response.readableId,
    linkId: response.linkId,
    urlParams: Object.fromEntries(response.urlParams),
    tagline: response.tagline,
    bulletSummary: response.bulletSummary,
    transcript: response.transcript.map(transcriptItemV1),
  };
}
