import { z } from 'zod';
import type { RecordingLinks } from '@/lib/domain/recording/turn-recording';
import type { TranscriptRow } from '@/lib/domain/response/transcript';

const LegacyTranscriptRowShape = z
  .object({
    moderator: z.string().meta({ description: 'What the moderator said.' }),
    user: z.string().meta({ description: 'What the participant said.' }),
    discussion_guide_question_id: z.string().meta({
      description: 'The question of this row; the welcome message has an id of its own.',
    }),
    question_uuid: z.string().meta({ description: 'Deprecated: use `discussion_guide_question_id`.' }),
    concept_id: z.string().nullable().meta({ description: 'The concept of this row, if any.' }),
    answer_id: z.uuid().nullable().meta({ description: 'The answer that it belongs to, if any.' }),
    response_index: z.int().min(0).meta({ description: 'Its place, from 0.' }),
    is_followup: z.boolean().meta({ description: 'Whether it follows up the question of the row before.' }),
    audio: z.url().nullable().meta({ description: 'The sound; the link is valid for one hour.' }),
    video: z
      .object({
        stream_url: z.url().meta({ description: 'An HLS stream.' }),
        mp4_url: z.url().meta({ description: 'The same as a file.' }),
      })
      .nullable()
      .meta({ description: 'The camera, when there is one.' }),
  })
  .meta({ id: 'LegacyTranscriptRow', description: 'A row of the transcript.' });

/** Specification, Legacy single response; the welcome message's own id stands in for a question's (decisions, D8). */
export const LegacySingleResponseShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    survey: z.string().meta({ description: 'The link id of its study.' }),
    transcript: z.array(LegacyTranscriptRowShape).meta({ description: 'What was said, in order.' }),
  })
  .meta({ id: 'LegacySingleResponse', description: 'A response with its transcript.' });

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
