import type { z } from 'zod';
import type { AnnotationShape } from '../v1/annotation';
import type { ResponseReadingShape } from '../v1/response-reading';
import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Responses';
const refusals = ['bad_request', 'study_not_found', 'response_not_found'] as const;

const { ids } = example;
const said = 'Quiet until Hanover, then the heating failed.';
const passage = { start: 20, end: 44 };
const when = '2026-09-14T09:41:12.345Z';

const note: z.output<typeof AnnotationShape> = {
  id: ids.annotation,
  responseIndex: 1,
  passage,
  quote: said.slice(passage.start, passage.end),
  tag: 'heating',
  body: 'The third one this week.',
  author: { id: ids.reviewer, name: 'Olive Owner' },
  createdAt: when,
  updatedAt: when,
  mayChange: true,
};

const tags = [
  { text: 'heating', by: 'analyst' as const, rows: [1] },
  { text: 'comfort', by: 'review' as const, rows: [] },
];

const row = {
  discussionGuideQuestionId: ids.open,
  questionNumber: 2,
  type: 'open_ended' as const,
  block: { id: ids.block, title: 'The journey' },
  conceptId: null,
  conceptTitle: null,
  answerId: ids.openAnswer,
  givenBy: 'typed' as const,
  moderatorLanguage: 'en',
  language: 'en',
};

const reading: z.output<typeof ResponseReadingShape> = {
  id: ids.response,
  readableId: 1,
  study: { id: ids.study, linkId: example.linkId, title: 'Night trains, autumn' },
  interviewMode: 'text',
  progress: 'complete',
  createdAt: '2026-09-14T09:30:00.000Z',
  updatedAt: when,
  endedAt: when,
  responseDurationSeconds: 184,
  language: 'en',
  urlParams: { panel: 'newsletter' },
  analysis: {
    state: 'done',
    attempts: 0,
    analyzedAt: when,
    engine: { name: 'extractive', version: '1', language: 'en' },
  },
  tagline: 'A quiet night until the heating failed',
  summary: 'A quiet night that a broken heating ended.',
  bullets: [{ text: 'The heating failed and nobody came.', rows: [1] }],
  tags,
  removedTags: ['sleep'],
  quality: { score: 4.2, parts: [{ part: 'depth', value: 0.8, words: 'full answers' }], lowered: [] },
  otherRemarks: '',
  personas: '',
  transcript: [
    {
      ...row,
      responseIndex: 1,
      moderator: 'How was the night?',
      user: said,
      isFollowUp: false,
      startSeconds: 18,
      endSeconds: 96,
      whyAsked: null,
    },
    {
      ...row,
      responseIndex: 2,
      moderator: 'What happened next?',
      user: 'Nobody came.',
      isFollowUp: true,
      startSeconds: 96,
      endSeconds: 184,
      whyAsked: {
        reason: 'Took up “the heating failed” (an event). Missing: what happened next.',
        lookedFor: 'what happened next',
        about: 'the heating failed',
      },
    },
  ],
  answers: [
    {
      answerId: ids.openAnswer,
      discussionGuideQuestionId: ids.open,
      questionNumber: 2,
      question: 'How was the night?',
      type: 'open_ended',
      conceptId: null,
      conceptTitle: null,
      rows: [1, 2],
      startSeconds: 18,
      language: 'en',
      given: { type: 'open_ended', texts: [said, 'Nobody came.'] },
    },
  ],
  annotations: [note],
  neighbours: { older: null, newer: 2 },
  may: { annotate: true, delete: false },
};

export const readResponseDoc: OperationDoc = {
  id: 'readResponse',
  tag,
  summary: 'Read a response for review',
  description:
    'With what stands beside the specified response: times and numbers of the rows, why each follow-up was asked, the sources of bullets and tags, quality in words, answers in their own form, annotations, and its neighbours (with a filter, those that pass it).',
  refusals,
  answer: 'The response.',
  examples: { reply: [{ summary: 'A question, its follow-up and a highlight', value: reading }] },
};

export const listStudyTagsDoc: OperationDoc = {
  id: 'listStudyTags',
  tag,
  summary: "List a study's tags",
  description: 'All tags that its responses show, for completing what somebody types. At most 500.',
  refusals: ['study_not_found'],
  answer: 'The tags, the most used first.',
  examples: { reply: [{ summary: 'One tag', value: { tags: [{ text: 'heating', count: 12 }] } }] },
};

export const changeTagsDoc: OperationDoc = {
  id: 'changeResponseTags',
  tag,
  summary: 'Change the tags of a response',
  description:
    "Takes tags away and gives others. The analyst's own stay on record, so an analysis made anew keeps what reviewers did. Needs a role that may edit.",
  refusals: [...refusals, 'study_busy'],
  answer: 'All tags of the response.',
  examples: {
    request: [{ summary: 'One away, one given', value: { remove: ['sleep'], add: ['comfort'] } }],
    reply: [{ summary: 'The tags', value: { tags, removedTags: ['sleep'] } }],
  },
};

export const annotateDoc: OperationDoc = {
  id: 'annotateResponse',
  tag,
  summary: 'Annotate a response',
  description:
    "Writes a note on the response or on a row, or highlights a passage of the participant's words. Needs a role that may edit.",
  refusals: [...refusals, 'conflict', 'study_busy'],
  answer: 'The annotation.',
  examples: {
    request: [
      {
        summary: 'A highlight with a tag',
        value: { responseIndex: 1, passage, quote: note.quote, tag: 'heating', body: note.body },
      },
      { summary: 'A note on the whole', value: { body: 'Ask whether she would be quoted.' } },
    ],
    reply: [{ summary: 'The highlight', value: note }],
  },
};

export const changeAnnotationDoc: OperationDoc = {
  id: 'changeAnnotation',
  tag,
  summary: 'Change an annotation',
  description: 'Its words and its tag; its place stays. Your own; owners and admins may change all.',
  refusals: [...refusals, 'not_found', 'conflict', 'study_busy'],
  answer: 'The annotation.',
  examples: {
    request: [{ summary: 'Other words', value: { body: note.body } }],
    reply: [{ summary: 'Changed', value: note }],
  },
};

export const deleteAnnotationDoc: OperationDoc = {
  id: 'deleteAnnotation',
  tag,
  summary: 'Delete an annotation',
  description: 'Your own; owners and admins may delete all.',
  refusals: [...refusals, 'not_found'],
  answer: 'What was deleted.',
  examples: { reply: [{ summary: 'Gone', value: { id: ids.annotation, deleted: true } }] },
};

export const analyseAgainDoc: OperationDoc = {
  id: 'analyseAgain',
  tag,
  summary: 'Analyse a response again',
  description:
    'Begins an analysis anew that was set aside after too many attempts. One that is done or waits stays as it is. Needs a role that may edit.',
  refusals: [...refusals, 'conflict', 'study_busy'],
  answer: 'How far the analysis is.',
  examples: {
    request: [{ summary: 'Nothing needs to be said', value: {} }],
    reply: [{ summary: 'Waiting', value: { state: 'waiting', attempts: 0, analyzedAt: null, engine: null } }],
  },
};
