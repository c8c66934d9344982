import { ids, linkId } from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Fieldwork';

const ways = (panel: number, link: number) => [
  { way: 'Prolific', count: panel },
  { way: null, count: link },
];

export const readBoardDoc: OperationDoc = {
  id: 'readFieldwork',
  tag,
  summary: 'Read the state of fieldwork',
  description:
    'Live figures of a study: how many started, how their interviews stand by way in, and who is in each quota. As a table with `format=csv`.',
  refusals: ['bad_request', 'study_not_found'],
  answer: 'The figures.',
  files: ['text/csv'],
  examples: {
    reply: [
      {
        summary: 'A study with one quota',
        value: {
          at: '2026-09-14T10:00:00.000Z',
          status: 'live',
          openness: 'live',
          opensAt: null,
          closesAt: '2026-09-30T18:00:00.000Z',
          closeAfter: null,
          responseTarget: 40,
          started: 5,
          complete: 2,
          underWay: 1,
          holdingPlace: 1,
          screenedOut: 1,
          overQuota: 1,
          left: 0,
          firstStartedAt: '2026-09-14T09:30:00.000Z',
          middleSeconds: 312,
          estimatedMinutes: 5,
          tests: null,
          cells: [{ name: 'Travels monthly', limit: 3, complete: 2, underWay: 1 }],
          outcomes: [
            { outcome: 'complete', total: 2, ways: ways(1, 1) },
            { outcome: 'screened_out', total: 1, ways: ways(1, 0) },
            { outcome: 'over_quota', total: 1, ways: ways(0, 1) },
            { outcome: 'left', total: 0, ways: ways(0, 0) },
            { outcome: 'under_way', total: 1, ways: ways(1, 0) },
          ],
        },
      },
    ],
  },
};

export const makeTestLinkDoc: OperationDoc = {
  id: 'makeTestLink',
  tag,
  summary: 'Make a link to try a study',
  description:
    "The participant's own page with the editable revision as it is now, also of a draft, for a week. Nothing on it is charged, counted, exported, searched or an event; what was said is deleted after a week. For those who may edit.",
  refusals: ['study_not_found', 'invalid_study_guide', 'study_busy'],
  answer: 'The link.',
  examples: {
    request: [{ summary: 'Nothing to say', value: {} }],
    reply: [
      {
        summary: 'A link',
        value: { url: `https://research.example.org/s/${linkId}?_clq_test=t5k2m9.9fJx2QmC5yq0L7oVt1nB8hRk` },
      },
    ],
  },
};

export const comparePanelDoc: OperationDoc = {
  id: 'comparePanel',
  tag,
  summary: "Compare with a panel's list",
  description:
    "Reads a panel's export (CSV) and tells who ended differently and who is missing where. People are matched by a parameter of the participants' link. Changes nothing.",
  refusals: ['bad_request', 'study_not_found'],
  answer: 'The figures and the differences.',
  examples: {
    request: [
      {
        summary: 'Two people',
        value: { csv: 'Participant id,Status\n5f2a,TIMED-OUT\n60b7,APPROVED', parameter: 'PROLIFIC_PID' },
      },
    ],
    reply: [
      {
        summary: 'One ended differently',
        value: {
          here: 2,
          there: 2,
          agree: 1,
          endedDifferently: 1,
          missingThere: 0,
          missingHere: 0,
          differences: [
            {
              id: '5f2a',
              here: { responseId: ids.response, readableId: 1, endReason: 'complete' },
              there: 'TIMED-OUT',
            },
          ],
        },
      },
    ],
  },
};

export const forecastRetentionDoc: OperationDoc = {
  id: 'forecastRetention',
  tag,
  summary: 'See what is deleted next',
  description:
    'A response is deleted, with its recordings, once it was kept for as many days as its participant was told (`consent.retentionDays`), or as the study or the organization says now if that is less, after its last answer; its recordings and its words go before where `retention` says so. This is what goes next, as it is saved or as if other numbers were. What a legal hold keeps is not in it.',
  refusals: ['bad_request', 'study_not_found'],
  answer: 'The figures.',
  examples: {
    reply: [
      {
        summary: 'Two within a week',
        value: {
          days: 365,
          overdue: 0,
          withinWeek: 2,
          nextAt: '2027-09-14T09:41:12.345Z',
          kept: { recordings: 90, words: 365, everything: 365 },
          parts: {
            recordings: { overdue: 3, withinWeek: 5, nextAt: '2026-12-14T09:41:12.345Z' },
            words: { overdue: 0, withinWeek: 0, nextAt: null },
            everything: { overdue: 0, withinWeek: 2, nextAt: '2027-09-14T09:41:12.345Z' },
          },
          held: 0,
        },
      },
    ],
  },
};

const hold = {
  reason: 'Case 2026-117',
  by: { id: ids.reviewer, name: 'Olive Owner' },
  at: '2026-09-14T09:41:12.345Z',
};
const holds = { study: hold, responses: [] };

export const readStudyHoldsDoc: OperationDoc = {
  id: 'readStudyHolds',
  tag,
  summary: 'Read legal holds',
  description: 'The legal hold of a study, and those of single responses in it.',
  refusals: ['study_not_found'],
  answer: 'The holds.',
  examples: { reply: [{ summary: 'The study is held', value: holds }] },
};

export const holdStudyDoc: OperationDoc = {
  id: 'holdStudy',
  tag,
  summary: 'Put a study under a legal hold',
  description:
    'From now on nothing of it is deleted: not because it was kept for long enough, nor by deleting the study or a response, by erasing a person, or by a participant. A hold that is there already stays as it was set. Owners and admins only.',
  refusals: ['study_not_found', 'study_busy', 'conflict'],
  answer: 'The holds.',
  examples: {
    request: [{ summary: 'A case', value: { reason: hold.reason } }],
    reply: [{ summary: 'The study is held', value: holds }],
  },
};

export const liftStudyHoldDoc: OperationDoc = {
  id: 'liftStudyHold',
  tag,
  summary: 'Lift the legal hold of a study',
  description:
    'What was kept for long enough is deleted within the hour. Holds of single responses stay. Owners and admins only.',
  refusals: ['study_not_found', 'study_busy', 'conflict'],
  answer: 'The study that is held no more.',
  examples: { reply: [{ summary: 'Lifted', value: { id: ids.study, deleted: true } }] },
};
