import { z } from 'zod';
import type { RecordingLinks } from '@/lib/domain/recording/turn-recording';
import type { TranscriptRow } from '@/lib/domain/response/transcript';

const LegacyTranscriptRowShape = z
  .object({
    moderator: z.string(),
    user: z.string(),
    discussion_guide_question_id: z.string(),
    question_uuid: z.string(),
    concept_id: z.string().nullable(),
    answer_id: z.uuid().nullable(),
    response_index: z.int().min(0),
    is_followup: z.boolean(),
    audio: z.url().nullable(),
    video: z.object({ stream_url: z.url(), mp4_url: z.url() }).nullable(),
  })
  .meta({ id: 'LegacyTranscriptRow' });

/** Specification, Legacy single response; the welcome message's own id stands in for a question's (decisions, D8). */
export const LegacySingleResponseShape = z
  .object({ id: z.uuid(), survey: z.string(), transcript: z.array(LegacyTranscriptRowShape) })
  .meta({ id: 'LegacySingleResponse' });

export function singleResponseLegacy(response: {
  id: string;
  linkId: string;
  welcomeId: string;
  transcript: (TranscriptRow & RecordingLinks)[];
}): z.input<typeof LegacySingleResponseShape> {
  return {
    id: response.id,
    survey: response.linkId,
    transcript: response.transcript.map((row) => ({
      moderator: row.moderator,
      user: row.user,
      discussion_guide_question_id: row.questionId ?? response.welcomeId,
      question_uuid: row.questionId ?? response.welcomeId,
      concept_id: row.conceptId,
      answer_id: row.answerId,
      response_index: row.responseIndex,
      is_followup: row.isFollowUp,
      audio: row.audio,
      video: row.video && { stream_url: row.video.streamUrl, mp4_url: row.video.mp4Url },
    })),
  };
}
