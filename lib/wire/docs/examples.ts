import type { z } from 'zod';
import type { InvitationShape } from '../interview/start';
import type { StepShape } from '../interview/step-shape';
import type { CreateStudyRequest } from '../v1/create-study-request';
import type { LaunchShape } from '../v1/launch';
import type { QuestionShape } from '../v1/question';
import type { ResponseListItemShape } from '../v1/response-list-item';
import type { SingleResponseShape } from '../v1/single-response';
import type { StudyListItemShape } from '../v1/study';
import type { StudyDetailShape } from '../v1/study-detail';
import type { FoundStudiesShape } from '../v1/study-overview';
import type { WalletShape } from '../v1/wallet';

/** The data of all examples in the document: what is created in one is read in another. */
export const ids = {
  study: '0b6c9c5e-4d0a-4f0e-9a53-7c8f4f1f2a10',
  copy: '4c1f2f0e-6f7b-4c7e-8d52-9f0a6e3b7d21',
  person: '9a7b6c5d-4e3f-4a1b-8c2d-3e4f5a6b7c8d',
  wallet: '7d0f6a52-2c1b-4b7c-8f43-1d2e3f4a5b6c',
  user: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f90a1b2c3',
  colleague: '9b0c1d2e-3f4a-4b6c-8d7e-8f90a1b2c3d4',
  organization: 'a0b1c2d3-e4f5-4061-8273-8495a6b7c8d9',
  invitation: 'b1c2d3e4-f5a6-4172-8384-95a6b7c8d9ea',
  key: 'c3d4e5f6-a7b8-4293-84a5-b6c7d8e9fa0b',
  session: 'd4e5f6a7-b8c9-42a4-85b6-c7d8e9fa0b1c',
  response: 'c2a9d1d4-8f64-4b0b-9d0e-2f6a7b8c9d0e',
  recording: 'e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b',
  screener: '1f0e9d8c-7b6a-4958-8776-655443322110',
  yes: '2a3b4c5d-6e7f-4081-92a3-b4c5d6e7f809',
  no: '3b4c5d6e-7f80-4192-a3b4-c5d6e7f8091a',
  open: '5d6e7f80-91a2-43b4-95d6-e7f8091a2b3c',
  screenerAnswer: '6e7f8091-a2b3-44c5-96e7-f8091a2b3c4d',
  openAnswer: '7f8091a2-b3c4-45d6-97f8-091a2b3c4d5e',
  annotation: '8091a2b3-c4d5-46e7-9809-1a2b3c4d5e6f',
  reviewer: '91a2b3c4-d5e6-47f8-891a-2b3c4d5e6f70',
  webhook: 'c4d5e6f7-a8b9-4a21-8c4d-5e6f708192a3',
  rehearsal: 'd5e6f7a8-b9ca-4b32-8d5e-6f708192a3b5',
  delivery: 'd5e6f7a8-b9ca-4b32-8d5e-6f708192a3b4',
  event: 'e6f7a8b9-cadb-4c43-8e6f-708192a3b4c5',
  export: 'b3c4d5e6-f7a8-4910-8b3c-4d5e6f708192',
  insight: 'b3c4d5e6-f708-491a-8b3c-4d5e6f708192',
  share: 'c4d5e6f7-0819-4a2b-9c4d-5e6f708192a3',
  clip: 'd5e6f708-192a-4b3c-8d5e-6f708192a3b4',
  reel: 'e6f70819-2a3b-4c4d-9e6f-708192a3b4c5',
  block: 'a2b3c4d5-e6f7-4809-9a2b-3c4d5e6f7081',
  theme: 'b3c4d5e6-f708-491a-8b3c-4d5e6f708192',
  otherTheme: 'c4d5e6f7-0819-4a2b-9c4d-5e6f708192a3',
  evidence: 'd5e6f708-192a-4b3c-8d5e-6f708192a3b4',
  auditEntry: 'f708192a-3b4c-4d5e-8f70-8192a3b4c5d6',
} as const;
export const linkId = 'k3v9qz7m2x4t';
export const eraseToken =
  'Zk3vQ9m2x4tB7yW1r8sN5gL0hJ6gF2dC4aE9uT3iO1kQZk3vQ9m2x4tB7yW1r8sN5pL0hJ6gF2dC4aE9uT3iO1k';
export const linkToken = 'Zk3vQ9m2x4tB7yW1r8sN5pL0hJ6gF2dC4aE9uT3iO1k';
export const created = '2026-09-14T09:30:00.000Z';
const changed = '2026-09-14T09:41:12.345Z';
export const publicUrl = 'https://colloquy.example';
export const eraseUrl = `${publicUrl}/erase/${eraseToken}?language=en`;

export const createStudyRequest = {
  title: 'Night trains, autumn',
  externalTitle: 'Your last night train',
  studyGoal: 'Why do people choose the night train, and what keeps them from doing it again?',
  config: { interviewMode: 'text', questionLanguage: 'en' },
  welcomeMessage: { title: 'Welcome', message: 'It takes about five minutes.' },
  closingMessage: 'Thank you, and a good journey.',
  studyGuide: [
    {
      type: 'screening',
      title: 'Screening',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'travelled',
          text: 'Did you take a night train this year?',
          options: [
            { externalId: 'yes', text: 'Yes', status: 'approve' },
            { externalId: 'no', text: 'No', status: 'reject' },
          ],
        },
      ],
    },
    {
      type: 'flat',
      title: 'The journey',
      items: [{ type: 'open_ended', text: 'How was the night?', followUp: 'medium' }],
    },
  ],
} satisfies z.output<typeof CreateStudyRequest>;

export const studyDetail: z.output<typeof StudyDetailShape> = {
  id: ids.study,
  linkId,
  status: 'draft',
  transcribes: false,
  ...createStudyRequest,
  config: {
    interviewMode: 'text',
    questionLanguage: 'en',
    availableLanguages: null,
    targetPlatforms: ['ios', 'android', 'desktop'],
    turnTaking: 'button',
    style: 'balanced',
    allowRevision: false,
  },
  problems: [],
  hasPendingEdits: false,
  folderPath: null,
  responseTarget: 10,
  closeAtTarget: false,
  entry: { mode: 'once_per_browser' },
  supportMessage: null,
  organisation: null,
  contact: null,
  quotas: [],
  redirects: null,
  opensAt: null,
  closesAt: null,
  closeAfter: null,
  stateTexts: null,
  consent: null,
  retention: { recordingsDays: null, wordsDays: null, everythingDays: null },
  branding: null,
  embedOrigins: [],
  invitationTexts: null,
  launchers: null,
  walletId: null,
  test: false,
  createdAt: created,
  updatedAt: created,
};

export const liveStudy: z.output<typeof StudyDetailShape> = {
  ...studyDetail,
  status: 'live',
  walletId: ids.wallet,
  updatedAt: changed,
};

export const studyListItem: z.output<typeof StudyListItemShape> = {
  id: ids.study,
  title: createStudyRequest.title,
  createdAt: created,
  linkId,
  responseCount: 1,
  creator: { name: 'Olive Owner', email: 'olive@example.org' },
  folderPath: ['Railways', '2026'],
};

export const foundStudies: z.output<typeof FoundStudiesShape> = {
  counts: { all: 1, draft: 0, live: 1, paused: 0, closed: 0 },
  studyCount: 1,
  responseCount: 1,
  creators: [{ id: ids.person, name: 'Olive Owner', email: 'olive@example.org' }],
  studies: [
    {
      id: ids.study,
      linkId,
      title: createStudyRequest.title,
      externalTitle: createStudyRequest.externalTitle,
      status: 'live',
      folderPath: ['Railways', '2026'],
      creator: { id: ids.person, name: 'Olive Owner', email: 'olive@example.org' },
      createdAt: created,
      responseCount: 1,
      responseTotal: 1,
      lastResponseAt: changed,
      completedPerDay: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      lastHeard: {
        text: 'Quiet until Hanover, then the heating failed.',
        isShortened: false,
        language: 'en',
        responseId: ids.response,
        readableId: 1,
      },
      problemCount: null,
      test: false,
    },
  ],
};

export const wallet: z.output<typeof WalletShape> = {
  walletId: ids.wallet,
  name: 'Research budget',
  recruitmentCreditBalance: { balance: 50, usage: 0 },
  projectCreditBalance: { balance: 90, usage: 10 },
};

export const launch: z.output<typeof LaunchShape> = {
  id: ids.study,
  linkId,
  selfRecruitLink: `${publicUrl}/s/${linkId}`,
  status: 'live',
  wallet,
};

const screener = 'Did you take a night train this year?';
const opener = 'How was the night?';

export const questions: z.output<typeof QuestionShape>[] = [
  {
    id: ids.screener,
    text: screener,
    isScreener: true,
    questionNumber: 1,
    concepts: [],
    type: 'multiple_choice',
    isMultiSelect: false,
    options: ['Yes', 'No'],
  },
  { id: ids.open, text: opener, isScreener: false, questionNumber: 2, concepts: [], type: 'open_ended' },
];

export const responseListItem: z.output<typeof ResponseListItemShape> = {
  id: ids.response,
  readableId: 1,
  createdAt: created,
  updatedAt: changed,
  progress: 'complete',
  responseDurationSeconds: 184,
  answers: {
    [`Q1: ${screener}`]: 'Yes',
    [`Q2: ${opener}`]: 'Quiet until Hanover, then the heating failed.',
    Summary: 'A quiet night that a broken heating ended.',
  },
  answersArray: [
    {
      answerId: ids.screenerAnswer,
      discussionGuideQuestionId: ids.screener,
      conceptId: null,
      question: screener,
      answer: 'Yes',
    },
    {
      answerId: ids.openAnswer,
      discussionGuideQuestionId: ids.open,
      conceptId: null,
      question: opener,
      answer: 'Quiet until Hanover, then the heating failed.',
    },
  ],
  urlParams: { panel: 'newsletter' },
  shortTranscript:
    'Moderator: How was the night?\nParticipant: Quiet until Hanover, then the heating failed.',
  tagline: 'A quiet night until the heating failed',
  bulletSummary: ['Slept well until Hanover.', 'The heating failed and nobody came.'],
  tags: ['heating', 'sleep'],
  shortAssistantMessages: [screener, opener],
  qualityScore: 4.2,
  otherRemarks: '',
  personas: '',
};

export const singleResponse: z.output<typeof SingleResponseShape> = {
  id: ids.response,
  readableId: 1,
  linkId,
  urlParams: { panel: 'newsletter' },
  tagline: 'A quiet night until the heating failed',
  bulletSummary: ['Slept well until Hanover.', 'The heating failed and nobody came.'],
  transcript: [
    {
      moderator: screener,
      user: 'Yes',
      audio: null,
      video: null,
      screenVideo: null,
      responseIndex: 0,
      discussionGuideQuestionId: ids.screener,
      conceptId: null,
      isFollowUp: false,
      answerId: ids.screenerAnswer,
    },
    {
      moderator: opener,
      user: 'Quiet until Hanover, then the heating failed.',
      audio: `${publicUrl}/media/${ids.recording}/audio.m4a?signature=9d2f61c0`,
      video: null,
      screenVideo: null,
      responseIndex: 1,
      discussionGuideQuestionId: ids.open,
      conceptId: null,
      isFollowUp: false,
      answerId: ids.openAnswer,
    },
  ],
};

export const invitation: z.output<typeof InvitationShape> = {
  title: 'Your last night train',
  mode: 'text',
  language: 'en',
  availableLanguages: ['en'],
  translatedLanguages: ['en'],
  welcome: { title: 'Welcome', message: 'It takes about five minutes.' },
  estimatedMinutes: 3,
  speech: { transcribes: false, speaks: false },
  turnTaking: 'button',
};

export const firstStep: z.output<typeof StepShape> = {
  kind: 'question',
  id: ids.screener,
  number: 1,
  total: 2,
  section: { number: 1, total: 2, done: 0, questions: 1 },
  moderator: screener,
  questionId: ids.screener,
  conceptId: null,
  question: {
    id: ids.screener,
    text: screener,
    isScreener: true,
    questionNumber: 1,
    concepts: [],
    type: 'multiple_choice',
    isMultiSelect: false,
    options: [
      { id: ids.yes, text: 'Yes' },
      { id: ids.no, text: 'No' },
    ],
    allowCustomOption: false,
    minSelect: null,
    maxSelect: null,
  },
  concept: null,
  media: [],
  embed: null,
};

export const secondStep: z.output<typeof StepShape> = {
  kind: 'question',
  id: ids.open,
  number: 2,
  total: 2,
  section: { number: 2, total: 2, done: 0, questions: 1 },
  moderator: opener,
  questionId: ids.open,
  conceptId: null,
  question: {
    id: ids.open,
    text: opener,
    isScreener: false,
    questionNumber: 2,
    concepts: [],
    type: 'open_ended',
    preferredInput: 'none',
  },
  concept: null,
  media: [],
  embed: null,
};

export const followUpStep: z.output<typeof StepShape> = {
  kind: 'follow_up',
  id: `${ids.open}.f1`,
  number: 2,
  total: 2,
  section: { number: 2, total: 2, done: 0, questions: 1 },
  moderator: 'What happened after the heating failed?',
  questionId: ids.open,
  conceptId: null,
};

export const endStep: z.output<typeof StepShape> = {
  kind: 'end',
  outcome: 'complete',
  message: 'Thank you, and a good journey.',
};

export const token = 'q0Xh2v7nT4mK8sL1bD5fG9wZ3yR6cJ0pA2eU4iO7';
