import type { z } from 'zod';
import type { CitedPassageV1 } from '../v1/cited-passage';
import type { HighlightShape } from '../v1/highlight';
import type { InsightV1 } from '../v1/insight';
import type { ReportV1 } from '../v1/report';
import { REPORT_FILES } from '../v1/report-export';
import type { ShareShape } from '../v1/share';
import type { SharedShape } from '../v1/shared';
import { ids, linkToken, publicUrl } from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Findings';
const when = '2026-09-14T09:41:12.345Z';
const author = { id: ids.reviewer, name: 'Olive Owner' };
const quote = 'then the heating failed.';

const highlight: z.output<typeof HighlightShape> = {
  id: ids.annotation,
  responseId: ids.response,
  readableId: 1,
  responseIndex: 1,
  discussionGuideQuestionId: ids.open,
  questionNumber: 2,
  conceptId: null,
  isFollowUp: false,
  startSeconds: 18,
  start: 20,
  end: 44,
  quote,
  tag: 'heating',
  body: null,
  author,
  createdAt: when,
  updatedAt: when,
};

export const listHighlightsDoc: OperationDoc = {
  id: 'listHighlights',
  tag,
  summary: 'List the highlights of a study',
  description:
    'The highlighted passages of all its responses, a page at a time. Criteria are combined: each must hold.',
  refusals: ['bad_request', 'study_not_found'],
  headers: ['X-Total-Count', 'Link'],
  answer: 'The highlights of the page.',
  examples: { reply: [{ summary: 'One highlight', value: { highlights: [highlight], total: 1 } }] },
};

const passage: CitedPassageV1 = {
  responseId: ids.response,
  readableId: 1,
  responseIndex: 1,
  start: 20,
  end: 44,
  quote,
  discussionGuideQuestionId: ids.open,
  startSeconds: 18,
};

const insight: InsightV1 = {
  id: ids.insight,
  title: 'Cold ends the journey early',
  text: 'Nights are judged by their **last hours** [1].',
  evidence: [passage],
  themes: [],
  status: 'draft',
  authors: [author],
  createdAt: when,
  updatedAt: when,
};

const written = {
  title: insight.title,
  text: insight.text,
  evidence: [{ responseId: ids.response, responseIndex: 1, start: 20, end: 44 }],
};

export const listInsightsDoc: OperationDoc = {
  id: 'listInsights',
  tag,
  summary: 'List the insights of a study',
  description: 'Drafts and those shared with the team, a page at a time, the latest change first.',
  refusals: ['bad_request', 'study_not_found'],
  headers: ['X-Total-Count', 'Link'],
  answer: 'The insights of the page.',
  examples: { reply: [{ summary: 'One insight', value: { insights: [insight], total: 1 } }] },
};

export const createInsightDoc: OperationDoc = {
  id: 'createInsight',
  tag,
  summary: 'Write an insight',
  description:
    'A sentence, its text, and the passages that it stands on. Passages move when the words of their row are mended. When a response is deleted, its passages keep their places and lose their words.',
  refusals: ['study_not_found', 'forbidden', 'conflict'],
  headers: ['ETag'],
  answer: 'The insight.',
  examples: {
    request: [{ summary: 'On one passage', value: written }],
    reply: [{ summary: 'The insight', value: insight }],
  },
};

export const readInsightDoc: OperationDoc = {
  id: 'readInsight',
  tag,
  summary: 'Read an insight',
  description: 'With the words of its passages as they are now.',
  refusals: ['study_not_found', 'not_found'],
  headers: ['ETag'],
  answer: 'The insight.',
  examples: { reply: [{ summary: 'The insight', value: insight }] },
};

export const changeInsightDoc: OperationDoc = {
  id: 'changeInsight',
  tag,
  summary: 'Change an insight',
  description:
    'Needs `If-Match` with the ETag that you read. `evidence`, `themes` and `authors` replace the whole list.',
  refusals: [
    'bad_request',
    'study_not_found',
    'not_found',
    'forbidden',
    'concurrent_modification',
    'conflict',
  ],
  conditional: true,
  headers: ['ETag'],
  answer: 'The insight as it is now.',
  examples: {
    request: [{ summary: 'Share it with the team', value: { status: 'shared' } }],
    reply: [{ summary: 'The insight', value: { ...insight, status: 'shared' } }],
  },
};

export const deleteInsightDoc: OperationDoc = {
  id: 'deleteInsight',
  tag,
  summary: 'Delete an insight',
  description: 'Needs `If-Match` with the ETag that you read. Pages of links to it say that it was deleted.',
  refusals: ['bad_request', 'study_not_found', 'not_found', 'forbidden', 'concurrent_modification'],
  conditional: true,
  answer: 'The id of what was deleted.',
  examples: { reply: [{ summary: 'Deleted', value: { id: ids.insight, deleted: true } }] },
};

const report: ReportV1 = {
  title: 'Night trains, autumn',
  standfirst: 'People would take the night train again if it were warm.',
  facts: {
    people: 48,
    from: '2026-09-14T09:30:00.000Z',
    to: when,
    medianDurationSeconds: 604,
    interviewMode: 'audio_text',
  },
  blocks: [
    { id: 'b1', type: 'text', text: '## Cold ends the journey early' },
    {
      id: 'b2',
      type: 'question',
      questionId: ids.screener,
      as: 'chart',
      figures: {
        takenAt: when,
        title: 'Did you take a night train this year?',
        groups: [{ title: null, base: 48, bars: [{ label: 'Yes', count: 48 }] }],
      },
      stale: false,
    },
    { id: 'b3', type: 'quote', by: 'A traveller to Hanover', passage, sound: null },
  ],
  updatedAt: when,
};

const writtenReport = {
  title: report.title,
  standfirst: report.standfirst,
  blocks: [
    { id: 'b1', type: 'text', text: '## Cold ends the journey early' },
    { id: 'b2', type: 'question', questionId: ids.screener },
    {
      id: 'b3',
      type: 'quote',
      by: 'A traveller to Hanover',
      passage: { responseId: ids.response, responseIndex: 1, start: 20, end: 44 },
    },
  ],
};

export const readReportDoc: OperationDoc = {
  id: 'readReport',
  tag,
  summary: 'Read the report of a study',
  description:
    'Every study has one report; before it is saved it is empty, with the title of the study. Figures of charts are those that were taken last; quotes and clips are as they are now, and empty once they were deleted.',
  refusals: ['study_not_found'],
  headers: ['ETag'],
  answer: 'The report.',
  examples: { reply: [{ summary: 'A report', value: report }] },
};

export const writeReportDoc: OperationDoc = {
  id: 'writeReport',
  tag,
  summary: 'Write the report of a study',
  description:
    'Replaces the whole report. Needs `If-Match` with the ETag that you read. Charts that were there keep their figures; those of new ones are taken now.',
  refusals: ['bad_request', 'study_not_found', 'forbidden', 'concurrent_modification', 'conflict'],
  conditional: true,
  headers: ['ETag'],
  answer: 'The report as it is now.',
  examples: {
    request: [{ summary: 'Text, a chart and a quote', value: writtenReport }],
    reply: [{ summary: 'The report', value: report }],
  },
};

export const renewFiguresDoc: OperationDoc = {
  id: 'renewFigures',
  tag,
  summary: "Take new figures for a report's charts",
  description: 'Counts the answers again. Needs `If-Match` with the ETag that you read.',
  refusals: ['bad_request', 'study_not_found', 'forbidden', 'concurrent_modification'],
  conditional: true,
  headers: ['ETag'],
  answer: 'The report with the new figures.',
  examples: {
    request: [{ summary: 'Of one chart', value: { blockIds: ['b2'] } }],
    reply: [{ summary: 'The report', value: report }],
  },
};

export const createShareDoc: OperationDoc = {
  id: 'createShare',
  tag,
  summary: 'Share findings with people without an account',
  description:
    'Makes a link to the report, an insight, a clip, a reel, a response or some responses. It shows nothing else of the study, and parameters of participants’ links never. Recordings are shared by those who may launch the study; without `withRecordings` clips and reels show their words alone. Their sound, pictures and captions are as they were made: what is to be hidden in them is hidden when they are made.',
  refusals: ['study_not_found', 'response_not_found', 'not_found', 'forbidden'],
  answer: 'The link; its address is not told again.',
  examples: {
    request: [
      {
        summary: 'The report, with a password, until June',
        value: { what: 'report', expiresAt: '2099-06-30T22:00:00Z', password: 'two beds and a door' },
      },
      {
        summary: 'A reel',
        value: { what: 'reel', reelId: ids.reel, withRecordings: true, withNames: false, mayDownload: false },
      },
    ],
    reply: [{ summary: 'The link', value: { id: ids.share, url: `${publicUrl}/r/${linkToken}` } }],
  },
};

const share: z.input<typeof ShareShape> = {
  id: ids.share,
  what: 'report',
  label: 'For the board',
  insightId: null,
  clipId: null,
  reelId: null,
  responseId: null,
  filter: null,
  hasPassword: true,
  withRecordings: false,
  withNames: false,
  mayDownload: true,
  expiresAt: '2099-06-30T22:00:00.000Z',
  views: 7,
  lastViewedAt: when,
  createdBy: author,
  createdAt: when,
  revokedAt: null,
  revokedBy: null,
};

export const listSharesDoc: OperationDoc = {
  id: 'listShares',
  tag,
  summary: "List a study's links",
  description: 'Open and closed ones with how often they were opened, a page at a time, the newest first.',
  refusals: ['bad_request', 'study_not_found'],
  headers: ['X-Total-Count', 'Link'],
  answer: 'The links of the page.',
  examples: { reply: [{ summary: 'One link', value: { shares: [share], total: 1 } }] },
};

export const revokeShareDoc: OperationDoc = {
  id: 'revokeShare',
  tag,
  summary: 'Close a link',
  description: 'At once and for good, media included. Closing it again changes nothing.',
  refusals: ['study_not_found', 'not_found', 'forbidden'],
  answer: 'The id of the link.',
  examples: { reply: [{ summary: 'Closed', value: { id: ids.share, deleted: true } }] },
};

const shared: z.output<typeof SharedShape> = {
  what: 'insight',
  sharedBy: 'Olive Owner',
  organization: 'Rail lab',
  expiresAt: null,
  mayDownload: false,
  withRecordings: false,
  deletedSince: 0,
  report: null,
  insight: {
    title: insight.title,
    text: insight.text,
    evidence: [{ quote, readableId: null }],
    updatedAt: when,
  },
  film: null,
  responses: [],
  responseTotal: 0,
};

export const readSharedDoc: OperationDoc = {
  id: 'readShared',
  tag,
  summary: 'Read what a link shows',
  description:
    'For the page `/r/{token}`. A link that is closed, ran out or never was is `not_found`; one with a password is `unauthorized` until it was given.',
  refusals: ['bad_request', 'unauthorized', 'not_found'],
  answer: 'What it shows.',
  examples: { reply: [{ summary: 'An insight', value: shared }] },
};

export const openSharedDoc: OperationDoc = {
  id: 'openShared',
  tag,
  summary: 'Give the password of a link',
  description:
    'The cookie of the answer stands for it for twelve hours. After some wrong ones the next has to wait, longer and longer (429 with `Retry-After`).',
  refusals: ['unauthorized', 'not_found'],
  headers: ['Set-Cookie'],
  answer: 'What it shows.',
  examples: {
    request: [{ summary: 'A password', value: { password: 'two beds and a door' } }],
    reply: [{ summary: 'An insight', value: shared }],
  },
};

export const exportReportDoc: OperationDoc = {
  id: 'exportReport',
  tag,
  summary: 'Export the report of a study',
  description: 'For a word processor (`docx`), or as Markdown, with the figures that were taken last.',
  refusals: ['bad_request', 'study_not_found'],
  answer: 'The file.',
  files: Object.values(REPORT_FILES).map(({ type }) => type.split(';')[0] ?? type),
  onlyFiles: true,
  examples: { reply: [] },
};

export const exportSharedReportDoc: OperationDoc = {
  id: 'exportSharedReport',
  tag,
  summary: 'Save the report that a link shows',
  description:
    'For a word processor (`docx`), or as Markdown, with the words that the link shows. Only where it was shared with its files (`mayDownload`).',
  refusals: ['bad_request', 'unauthorized', 'forbidden', 'not_found'],
  answer: 'The file.',
  files: Object.values(REPORT_FILES).map(({ type }) => type.split(';')[0] ?? type),
  onlyFiles: true,
  examples: { reply: [] },
};
