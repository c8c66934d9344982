import { z } from 'zod';
import type { RecordingLinks } from '@/lib/domain/recording/turn-recording';
import type { TranscriptRow } from '@/lib/domain/response/transcript';

export const VideoShape = z.object({ streamUrl: z.url(), mp4Url: z.url() }).meta({ id: 'Video' });

/** Specification, Transcript item (v1). */
export const TranscriptItemShape = z
  .object({
    moderator: z.string(),
    user: z.string(),
    audio: z.url().nullable(),
    video: VideoShape.nullable(),
    screenVideo: VideoShape.nullable(),
    responseIndex: z.int().min(0),
    discussionGuideQuestionId: z.string().nullable(),
    conceptId: z.string().nullable(),
    isFollowUp: z.boolean(),
    answerId: z.uuid().nullable(),
  })
  .meta({ id: 'TranscriptItem' });

/** Specification, Single response (v1): no other fields appear. */
export const SingleResponseShape = z
  .strictObject({
    id: z.uuid(),
    readableId: z.int().min(1),
    linkId: z.string(),
    urlParams: z.record(z.string(), z.string()),
    tagline: z.string().nullable(),
    bulletSummary: z.array(z.string()),
    transcript: z.array(TranscriptItemShape),
  })
  .meta({ id: 'SingleResponse' });

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
