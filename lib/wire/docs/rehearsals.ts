import { created, ids } from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Fieldwork';
const rehearsal = {
  id: ids.rehearsal,
  status: 'ready',
  total: 2,
  done: 2,
  createdAt: created,
  finishedAt: created,
  expiresAt: '2026-09-21T09:30:00.000Z',
};
const question = { questionId: ids.open, number: 2 };
const report = {
  ...rehearsal,
  announcedMinutes: 3,
  changedQuestions: [],
  participants: [
    {
      manner: 'terse',
      name: 'Terse',
      description: 'Three words at most',
      status: 'done',
      outcome: 'complete',
      language: 'en',
      minutes: 1,
      broke: null,
      steps: [
        {
          kind: 'question',
          questionId: ids.open,
          conceptId: null,
          moderator: 'How was your last night on a train?',
          user: 'It was fine.',
          skipped: false,
          seconds: 11,
          whyAsked: null,
        },
      ],
    },
  ],
  questions: [
    {
      ...question,
      text: 'How was your last night on a train?',
      blockTitle: 'The night',
      reachedBy: 1,
      followUps: 0,
    },
  ],
  followUps: [],
  paths: [
    { kind: 'option', questionId: ids.screener, number: 1, label: 'No', walked: 1 },
    { kind: 'outcome', questionId: null, number: null, label: 'To the end', walked: 1 },
    { kind: 'outcome', questionId: null, number: null, label: 'Screened out', walked: 1 },
  ],
  findings: [],
};
const waiting = { ...report, status: 'waiting', total: 1, done: 0, finishedAt: null };

export const startRehearsalDoc: OperationDoc = {
  id: 'startRehearsal',
  tag,
  summary: 'Rehearse a study',
  description:
    'Has scripted participants walk the editable revision as it is now, also of a draft, with the moderator that participants get. Further ones are added for the ways through the guide that these do not take. Nothing of it is charged, counted, exported, searched or an event. Ask for its state every second or two; while one is under way that one is answered and no other begun. For those who may edit.',
  refusals: ['study_not_found', 'invalid_study_guide', 'study_busy', 'conflict'],
  answer: 'The rehearsal, which a job goes through.',
  headers: ['Location'],
  examples: {
    request: [
      { summary: 'Everybody', value: {} },
      { summary: 'Two manners', value: { manners: ['terse', 'rambling'] } },
    ],
    reply: [{ summary: 'Waiting', value: waiting }],
  },
};

export const listRehearsalsDoc: OperationDoc = {
  id: 'listRehearsals',
  tag,
  summary: 'List rehearsals',
  description: 'Of the last week.',
  refusals: ['study_not_found'],
  answer: 'The rehearsals.',
  examples: { reply: [{ summary: 'One', value: { rehearsals: [rehearsal] } }] },
};

export const readRehearsalDoc: OperationDoc = {
  id: 'readRehearsal',
  tag,
  summary: 'Read a rehearsal',
  description:
    'How far it is and what it shows so far: who was asked what, which questions nobody came to, what was asked in between, how long it takes, and what to mend.',
  refusals: ['study_not_found', 'not_found'],
  answer: 'The rehearsal.',
  examples: { reply: [{ summary: 'Everybody has walked', value: report }] },
};

export const stopRehearsalDoc: OperationDoc = {
  id: 'stopRehearsal',
  tag,
  summary: 'Stop a rehearsal',
  description: 'It keeps what was walked so far. One that is over stays as it is.',
  refusals: ['study_not_found', 'not_found'],
  answer: 'The rehearsal.',
  examples: {
    request: [{ summary: 'Nothing to say', value: {} }],
    reply: [{ summary: 'Stopped', value: { ...report, status: 'stopped', total: 7 } }],
  },
};
