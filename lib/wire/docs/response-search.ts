import { EXPORT_FILES } from '@/lib/domain/response/export-format';
import { ids, publicUrl, responseListItem } from './examples';
import type { HandWrittenDoc, OperationDoc } from './operation-doc';

const tag = 'Responses';
const counts = { count: 9, wholeCount: 21, interval: { low: 0.3096, high: 0.7383 }, segments: [] };

export const searchResponsesDoc: OperationDoc = {
  id: 'searchResponses',
  tag,
  summary: 'Search responses',
  description:
    'A page of the responses that pass a filter, as reviewers read them, with their total. Continue with `after` set to `next` until it is null. To synchronise all responses, list them instead.',
  refusals: ['bad_request', 'study_not_found'],
  answer: 'The responses of the page.',
  examples: {
    reply: [
      {
        summary: 'One response that mentions luggage',
        value: {
          responses: [
            {
              id: ids.response,
              readableId: 42,
              createdAt: '2026-09-14T09:30:00.000Z',
              updatedAt: '2026-09-14T09:41:12.345Z',
              progress: 'complete',
              responseDurationSeconds: 604,
              language: 'en',
              tagline: 'Slept well, but had nowhere to put the luggage',
              flags: [],
              lookedAfter: null,
              quote: { text: 'The bed was fine. The luggage slept on it too.', responseIndex: 2 },
              bulletSummary: ['Found no room for luggage'],
              tags: [
                { text: 'luggage', by: 'analyst' },
                { text: 'follow up', by: 'review' },
              ],
              qualityScore: 4.2,
              urlParams: { source: 'newsletter' },
              answeredCount: 2,
              atQuestion: null,
              match: { text: 'The luggage slept on it too.', marks: [[4, 11]], responseIndex: 2, near: null },
            },
          ],
          total: 1,
          next: null,
          near: [],
        },
      },
    ],
  },
};

const figures = {
  total: 61,
  byProgress: { complete: 48, screened_out: 9, in_progress: 4 },
  medianDurationSeconds: 1000,
  medianQuality: 4.2,
};

export const summariseResponsesDoc: OperationDoc = {
  id: 'summariseResponses',
  tag,
  summary: 'Summarise responses',
  description:
    'Figures of the responses that pass a filter and of the whole study, and how many began on each of the last 14 days. Durations and quality are of complete responses.',
  refusals: ['bad_request', 'study_not_found'],
  answer: 'The figures.',
  examples: {
    reply: [
      {
        summary: 'Without a filter both are the same',
        value: { found: figures, whole: figures, days: [{ date: '2026-09-14', count: 3 }] },
      },
    ],
  },
};

export const findResultsDoc: OperationDoc = {
  id: 'getResults',
  tag,
  summary: 'Read results',
  description:
    'The answers to each question, of the responses that pass a filter and of the whole study. Every response that answered counts, also in progress or screened out; each count has the filter that finds its responses. Questions keep their ids over edits, so answers to earlier revisions count too. Shares of fewer than 100 people have their interval.',
  refusals: ['bad_request', 'study_not_found'],
  answer: 'The results.',
  examples: {
    reply: [
      {
        summary: 'A screening question',
        value: {
          total: 23,
          wholeTotal: 61,
          sampledCount: 23,
          segments: [],
          questions: [
            {
              questionId: ids.screener,
              questionNumber: 1,
              text: 'Did you take a night train this year?',
              type: 'multiple_choice',
              isScreener: true,
              isCurrent: true,
              isMultiSelect: false,
              metric: '',
              parts: [
                {
                  conceptId: null,
                  conceptTitle: null,
                  count: 17,
                  wholeCount: 48,
                  filter: { questionId: ids.screener, answered: true },
                  segments: [],
                  options: [
                    {
                      optionId: ids.yes,
                      text: 'Yes',
                      isCustom: false,
                      ...counts,
                      filter: { questionId: ids.screener, optionIds: [ids.yes] },
                    },
                  ],
                  ranking: [],
                  columns: [],
                  rows: [],
                  scores: [],
                  tags: [],
                  words: [],
                  quotes: [],
                },
              ],
            },
          ],
        },
      },
    ],
  },
};

export const findAnythingDoc: OperationDoc = {
  id: 'findAnything',
  tag,
  summary: 'Find anything',
  description:
    "Responses by id, participants' words, and tags, in all studies of the organization: at most six of each, the latest first; of interviews in progress up to a minute old.",
  refusals: ['bad_request'],
  answer: 'What was found.',
  examples: {
    reply: [
      {
        summary: 'Somebody spoke of luggage',
        value: {
          responses: [],
          quotes: [
            {
              id: ids.response,
              readableId: 42,
              studyId: ids.study,
              studyTitle: 'Night trains',
              test: false,
              text: 'The luggage slept on it too.',
              marks: [[4, 11]],
              responseIndex: 2,
              language: 'en',
            },
          ],
          tags: [{ text: 'luggage', count: 9, studyId: ids.study, studyTitle: 'Night trains', test: false }],
        },
      },
    ],
  },
};

export const listUrlParametersDoc: OperationDoc = {
  id: 'listUrlParameters',
  tag,
  summary: 'List URL parameters',
  description:
    "The query parameters of a study's latest 5,000 responses, the most frequent values first, to filter responses by.",
  refusals: ['study_not_found'],
  answer: 'The parameters, 200 at most.',
  examples: {
    reply: [
      { summary: 'One source', value: { urlParams: [{ name: 'source', value: 'newsletter', count: 23 }] } },
    ],
  },
};

export const tagResponsesDoc: OperationDoc = {
  id: 'tagResponses',
  tag,
  summary: 'Tag responses',
  description:
    "Adds a tag to all responses that pass a filter, or removes it. Handles some hundreds at a time: repeat with the answer's `after` until that is null. Repeating changes nothing. A removed tag of the analyst's stays removed when a response is analysed again. Needs a role that may edit.",
  refusals: ['study_not_found', 'study_busy'],
  answer: 'How many were gone over and changed.',
  examples: {
    request: [
      {
        summary: 'A selection',
        value: { add: 'follow up', filter: { readableIds: [41, 42] } },
      },
    ],
    reply: [{ summary: 'Done', value: { total: 2, seen: 2, changed: 1, after: null } }],
  },
};

const exporting = { id: ids.export, status: 'running', progress: 0.42 };

export const exportResponsesDoc: OperationDoc = {
  id: 'exportResponses',
  tag,
  summary: 'Export responses',
  description:
    'The responses that pass a filter as a streamed file, in the order in which they began. `csv` and `xlsx` have one row per response and columns for facts, URL parameters, highlights and questions, `xlsx` a second sheet that says what each column holds; in `csv` a text that a spreadsheet would calculate starts with an apostrophe. `sav` is the same for SPSS and its kin, a variable an answer, with labels; -99 marks a skipped question. `json` has the fields of the list of responses, with `highlights`, and `endReason` and `consent` as the reading endpoint has them, `ndjson` the same, one response a line, with `transcript`. `markdown` and `docx` are transcripts to read, highlights after them (`docx` of more than 500: an archive of documents), `transcripts-zip` one Markdown file for each. `srt` and `vtt` are captions on the clock of all recordings of a response; of several responses an archive. `qdpx` is a REFI-QDA project for programs of qualitative analysis: participants as cases with their answers as variables, tags of highlights and accepted themes (nested, with their rules; what contradicts one as a code of its own) as codes, highlights and evidence as coded passages; its places are counted in code points. More than 5,000 responses are written by a job: 202, and `Location` says how far it is.',
  refusals: ['bad_request', 'study_not_found', 'conflict'],
  answer: 'The file; `X-Total-Count` is the number of responses in it.',
  headers: ['X-Total-Count', 'Location'],
  files: [...new Set(Object.values(EXPORT_FILES).map(({ type }) => type.split(';')[0] ?? type))].filter(
    (type) => type !== 'application/json',
  ),
  examples: { reply: [{ summary: 'As JSON', value: [responseListItem] }] },
  others: {
    202: {
      answer: 'A job writes it.',
      examples: [{ summary: 'Begun', value: { ...exporting, status: 'waiting', progress: 0 } }],
    },
  },
};

export const readExportDoc: OperationDoc = {
  id: 'readExport',
  tag,
  summary: 'See how far an export is',
  description:
    'Of an export that a job writes. Once it is `ready`, `url` gives the file to whoever has it until `expiresAt`, a day later; then it is removed, as with its study. `export.ready` tells of it.',
  refusals: ['study_not_found', 'not_found'],
  answer: 'Its state.',
  examples: {
    reply: [
      { summary: 'Half of it', value: exporting },
      {
        summary: 'Ready',
        value: {
          id: ids.export,
          status: 'ready',
          progress: 1,
          url: `${publicUrl}/api/exports/${'5f'.repeat(32)}?expires=1789466460&signature=q3Zt0A`,
          expiresAt: '2026-09-15T09:41:12.345Z',
        },
      },
    ],
  },
};

export const readExportFileDoc: HandWrittenDoc = {
  id: 'readExportFile',
  tag,
  summary: 'Read an exported file',
  description: 'At the signed address that the state of an export gives.',
  credential: 'none',
  asks: {
    expires: { description: 'As in the link.', required: true, example: '1789466460' },
    signature: { description: 'As in the link.', required: true, example: 'q3Zt0A' },
  },
  answers: { 200: { description: 'The file.' } },
  refusals: { 403: ['forbidden'], 404: ['not_found'] },
};
