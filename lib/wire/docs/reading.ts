import type { z } from 'zod';
import type { AnnotationShape } from '../v1/annotation';
import type { ResponseReadingShape } from '../v1/response-reading';
import type { RowWordsShape } from '../v1/row-words';
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
  {
    text: 'heating',
    by: 'analyst' as const,
    rows: [1],
    passages: [{ responseIndex: 1, start: 24, end: 31 }],
  },
  { text: 'comfort', by: 'review' as const, rows: [], passages: [] },
];

const row = {
  discussionGuideQuestionId: ids.open,
  questionNumber: 2,
  type: 'open_ended' as const,
  block: { id: ids.block, title: 'The journey' },
  conceptId: null,
  conceptTitle: null,
  answerId: ids.openAnswer,
  givenBy: 'spoken' as const,
  words: { version: 1, by: 'transcriber' as const },
  moderatorLanguage: 'en',
  language: 'en',
  earlier: [],
};

const recordingUrl = (name: string) =>
  `${example.publicUrl}/api/recordings/8f3c91d2c1/${name}?expires=1789380760&signature=q3Zt0A`;

const recording = {
  id: '7a8b9c0d-1e2f-4a3b-8c4d-5e6f7a8b9c0d',
  kind: 'audio' as const,
  state: 'ready' as const,
  problem: null,
  startMs: 0,
  durationMs: 78_000,
  width: null,
  height: null,
  audioUrl: recordingUrl('audio.m4a'),
  video: null,
  posterUrl: null,
  peaks: 'AAMQf3+AFxcK',
  speech: { state: 'ready' as const, words: [{ word: 'Fine', startMs: 420, endMs: 810 }] },
};

const supporting = [
  { responseIndex: 1, start: 0, end: said.length },
  { responseIndex: 2, start: 0, end: 'Nobody came.'.length },
];

const reading: z.output<typeof ResponseReadingShape> = {
  id: ids.response,
  readableId: 1,
  study: { id: ids.study, linkId: example.linkId, title: 'Night trains, autumn' },
  interviewMode: 'audio_text',
  transcribes: true,
  progress: 'complete',
  createdAt: '2026-09-14T09:30:00.000Z',
  updatedAt: when,
  endedAt: when,
  endReason: 'complete',
  consent: null,
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
  bullets: [{ text: 'The heating failed and nobody came.', rows: [1, 2], passages: supporting, view: 'own' }],
  tags,
  removedTags: ['sleep'],
  quality: { score: 4.2, parts: [{ part: 'depth', value: 0.8, words: 'full answers' }], lowered: [] },
  flags: [],
  lookedAfter: null,
  legalHold: null,
  recordingsDeletedAt: null,
  wordsDeletedAt: null,
  deletedNotes: [],
  safety: [],
  otherRemarks: '',
  personas: '',
  statements: {
    tagline: {
      text: 'A quiet night until the heating failed',
      passages: supporting.slice(0, 1),
      view: 'own',
    },
    summary: [
      { text: 'A quiet night that a broken heating ended.', passages: supporting.slice(0, 1), view: 'own' },
    ],
    personas: [],
  },
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
      recordings: [recording],
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
        by: 'rules',
        took: 'the heating failed',
        missing: 'what happened next',
        reason: 'Took up “the heating failed” (an event). Missing: what happened next.',
      },
      recordings: [],
    },
  ],
  linksExpireAt: '2026-09-14T11:12:40.000Z',
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
    'The response with times and numbers of its rows, the reason of each follow-up, the sources of bullets and tags, quality in words, structured answers, annotations, and its neighbours (with a filter, those that pass it).',
  refusals,
  answer: 'The response.',
  examples: { reply: [{ summary: 'A question, its follow-up and a highlight', value: reading }] },
};

export const captionsDoc: OperationDoc = {
  id: 'captionResponse',
  tag,
  summary: 'Read the captions of a response',
  description:
    'What the participant said, in timed lines for all recordings joined: the clock starts with the first and leaves out what was not recorded. Times of words come from the transcriber, or are spread over the answer. Empty without recordings.',
  refusals,
  answer: 'The captions, WebVTT by default.',
  files: ['text/vtt', 'application/x-subrip'],
  examples: {
    reply: [
      {
        summary: 'One answer',
        value: { durationMs: 78_000, cues: [{ responseIndex: 1, startMs: 420, endMs: 3_900, text: said }] },
      },
    ],
  },
};

export const handedFileDoc: OperationDoc = {
  id: 'readHandedFile',
  tag,
  summary: 'Download a file that was handed in',
  description:
    'The file as the participant sent it, by its id in `given.files` of an answer, under its own name. Its type is detected for pictures and films, `application/octet-stream` for everything else. 404 until it is complete.',
  refusals: [...refusals, 'not_found'],
  answer: 'The file.',
  files: [
    'application/octet-stream',
    'image/png',
    'image/jpeg',
    'image/gif',
    'image/webp',
    'image/avif',
    'video/mp4',
    'video/webm',
  ],
  onlyFiles: true,
  examples: { reply: [] },
};

export const listStudyTagsDoc: OperationDoc = {
  id: 'listStudyTags',
  tag,
  summary: "List a study's tags",
  description: 'All tags of its responses, at most 500, for completing input.',
  refusals: ['study_not_found'],
  answer: 'The tags, the most used first.',
  examples: { reply: [{ summary: 'One tag', value: { tags: [{ text: 'heating', count: 12 }] } }] },
};

export const changeTagsDoc: OperationDoc = {
  id: 'changeResponseTags',
  tag,
  summary: 'Change the tags of a response',
  description:
    'Removes and adds tags. A new analysis keeps what reviewers changed. Needs a role that may edit.',
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
    "Adds a note to the response or a row, or highlights a passage of the participant's words. Needs a role that may edit.",
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
  description: 'Your own; for owners and admins, any.',
  refusals: [...refusals, 'not_found'],
  answer: 'What was deleted.',
  examples: { reply: [{ summary: 'Gone', value: { id: ids.annotation, deleted: true } }] },
};

const mended: z.output<typeof RowWordsShape> = {
  responseIndex: 1,
  version: 2,
  text: said,
  versions: [
    { version: 1, text: 'Quiet until Han over', by: 'transcriber', author: null, at: when },
    { version: 2, text: said, by: 'person', author: note.author, at: when },
  ],
};

export const readWordsDoc: OperationDoc = {
  id: 'readWords',
  tag,
  summary: 'Read the words of a spoken answer',
  description: 'With all versions that they had. Other answers are 409 `conflict`.',
  refusals: [...refusals, 'not_found', 'conflict'],
  answer: 'The words.',
  examples: { reply: [{ summary: 'Mended once', value: mended }] },
};

export const mendWordsDoc: OperationDoc = {
  id: 'mendWords',
  tag,
  summary: 'Write or mend the words of a spoken answer',
  description:
    'A new version, which is shown from now on; the recording stays. Highlights move with their words, and the response is analysed again. Needs a role that edits. Answers that were not spoken are 409 `conflict`.',
  refusals: [...refusals, 'not_found', 'conflict', 'concurrent_modification', 'study_busy'],
  answer: 'The words.',
  examples: {
    request: [{ summary: 'Mended', value: { text: said, version: 1 } }],
    reply: [{ summary: 'Kept', value: mended }],
  },
};

export const analyseAgainDoc: OperationDoc = {
  id: 'analyseAgain',
  tag,
  summary: 'Analyse a response again',
  description:
    'Restarts an analysis that was given up after too many attempts. One that is done or waiting stays. Needs a role that may edit.',
  refusals: [...refusals, 'conflict', 'study_busy'],
  answer: 'How far the analysis is.',
  examples: {
    request: [{ summary: 'Nothing needs to be said', value: {} }],
    reply: [{ summary: 'Waiting', value: { state: 'waiting', attempts: 0, analyzedAt: null, engine: null } }],
  },
};

export const transcribeResponseDoc: OperationDoc = {
  id: 'transcribeResponse',
  tag,
  summary: 'Transcribe spoken answers',
  description:
    'Transcribes spoken answers that have no words, because there was no transcriber then or it failed. The response is analysed again afterwards. Needs a role that may edit, and a transcriber.',
  refusals: [...refusals, 'conflict'],
  answer: 'How many recordings wait for it.',
  examples: {
    request: [{ summary: 'Nothing needs to be said', value: {} }],
    reply: [{ summary: 'Two answers', value: { recordings: 2 } }],
  },
};

const kept = { by: { id: ids.reviewer, name: 'Olive Owner' }, at: when };

export const lookAfterDoc: OperationDoc = {
  id: 'lookAfterResponse',
  tag,
  summary: 'Look after a flagged response',
  description:
    'Says that you look after it; whoever came first stays. A response without a flag is a `conflict`. Needs a role that may edit.',
  refusals: [...refusals, 'conflict', 'study_busy'],
  answer: 'Who looks after it.',
  examples: { reply: [{ summary: 'You do', value: kept }] },
};

export const leaveToOthersDoc: OperationDoc = {
  id: 'leaveResponseToOthers',
  tag,
  summary: 'Look after a response no more',
  description: 'Takes back that somebody looks after it. Needs a role that may edit.',
  refusals: [...refusals, 'study_busy'],
  answer: 'The response that nobody looks after now.',
  examples: { reply: [{ summary: 'Open again', value: { id: ids.response, deleted: true } }] },
};

const hold = { of: 'response' as const, reason: 'Case 2026-117', ...kept };

export const holdResponseDoc: OperationDoc = {
  id: 'holdResponse',
  tag,
  summary: 'Put a response under a legal hold',
  description:
    'From now on nothing of it is deleted: not because it was kept for long enough, nor by deleting it or its study, by erasing a person, or by the participant. A hold that is there already stays as it was set. Owners and admins only.',
  refusals: [...refusals, 'study_busy', 'conflict'],
  answer: 'The hold.',
  examples: {
    request: [{ summary: 'A case', value: { reason: hold.reason } }],
    reply: [{ summary: 'It is held', value: hold }],
  },
};

export const liftResponseHoldDoc: OperationDoc = {
  id: 'liftResponseHold',
  tag,
  summary: 'Lift the legal hold of a response',
  description:
    'What of it was kept for long enough is deleted within the hour, unless its study is held. Owners and admins only.',
  refusals: [...refusals, 'study_busy', 'conflict'],
  answer: 'The response that is held no more by itself.',
  examples: { reply: [{ summary: 'Lifted', value: { id: ids.response, deleted: true } }] },
};
