import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Legacy';
const { responseListItem: item, singleResponse: single } = example;
const [screener, opener] = example.questions;

export const legacyListStudiesDoc: OperationDoc = {
  id: 'legacyListStudies',
  tag,
  summary: 'List studies (legacy)',
  description: 'Use `GET /api/public/v1/studies`.',
  headers: ['ETag'],
  answer: 'The studies, newest first.',
  examples: {
    reply: [
      {
        summary: 'One study',
        value: [
          {
            id: example.ids.study,
            link_id: example.linkId,
            title: 'Night trains, autumn',
            created_at: item.createdAt,
            desc: 'Night trains, autumn (1 Responses)',
          },
        ],
      },
    ],
  },
};

export const legacyListQuestionsDoc: OperationDoc = {
  id: 'legacyListQuestions',
  tag,
  summary: 'Read the questions of a study (legacy)',
  description:
    'Use `GET /api/public/v1/studies/{studyId}/questions`. Takes the link id only, and omits newer question types.',
  refusals: ['study_not_found'],
  headers: ['ETag'],
  answer: 'The questions.',
  examples: {
    reply: [
      {
        summary: 'Two questions',
        value: {
          questions: [
            {
              id: screener?.id,
              text: screener?.text,
              is_screener: true,
              question_number: 1,
              concepts: [],
              type: 'multiple_choice',
              is_multi_select: false,
              options: ['Yes', 'No'],
            },
            {
              id: opener?.id,
              text: opener?.text,
              is_screener: false,
              question_number: 2,
              concepts: [],
              type: 'open_ended',
            },
          ],
        },
      },
    ],
  },
};

export const legacyListResponsesDoc: OperationDoc = {
  id: 'legacyListResponses',
  tag,
  summary: 'List responses (legacy)',
  description:
    'Use `GET /api/public/v1/responses/{linkId}`. Takes the link id only. `updated_since` means strictly after, and takes any ISO 8601 date or time: `2026-08-18`, `2026-08-18T10:00`, `20260818T100000,5+02`, `2026-W34-2`, `2026-230`; without a zone it is UTC.',
  refusals: ['study_not_found'],
  headers: ['ETag', 'X-Total-Count', 'Link'],
  answer: 'The responses of the page.',
  examples: {
    reply: [
      {
        summary: 'One response',
        value: [
          {
            id: item.id,
            response_number: item.readableId,
            created_at: item.createdAt,
            updated_at: item.updatedAt,
            progress: item.progress,
            response_duration_seconds: item.responseDurationSeconds,
            answers: {
              'Question 1': 'Yes',
              'Question 2': 'Quiet until Hanover, then the heating failed.',
              Summary: 'A quiet night that a broken heating ended.',
            },
            answers_array: item.answersArray.map((answer, index) => ({
              answer_id: answer.answerId,
              discussion_guide_question_id: answer.discussionGuideQuestionId,
              concept_id: answer.conceptId,
              question_id: answer.answerId,
              question: `Q${index + 1}: ${answer.question}`,
              answer: answer.answer,
            })),
            attributes: item.urlParams,
            short_transcript: item.shortTranscript,
            short_assistant_messages: item.shortAssistantMessages,
            bullet_summary: item.bulletSummary,
            quality_score: item.qualityScore,
            tags: item.tags,
            tagline: item.tagline,
            summary: 'A quiet night that a broken heating ended.',
          },
        ],
      },
    ],
  },
};

export const legacyGetResponseDoc: OperationDoc = {
  id: 'legacyGetResponse',
  tag,
  summary: 'Read a response (legacy)',
  description:
    "Use `GET /api/public/v1/responses/{linkId}/{responseId}`. Takes the link id and the response's UUID only.",
  refusals: ['bad_request', 'study_not_found', 'response_not_found'],
  answer: 'The response.',
  examples: {
    reply: [
      {
        summary: 'Two questions and their answers',
        value: {
          id: single.id,
          survey: single.linkId,
          transcript: single.transcript.map((row) => ({
            moderator: row.moderator,
            user: row.user,
            discussion_guide_question_id: row.discussionGuideQuestionId,
            question_uuid: row.discussionGuideQuestionId,
            concept_id: row.conceptId,
            answer_id: row.answerId,
            response_index: row.responseIndex,
            is_followup: row.isFollowUp,
            audio: row.audio,
            video: null,
          })),
        },
      },
    ],
  },
};
