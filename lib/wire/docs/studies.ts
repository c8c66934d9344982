import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Studies';

export const createStudyDoc: OperationDoc = {
  id: 'createStudy',
  tag,
  summary: 'Create a study',
  description:
    'Makes a draft from a study guide: ordered blocks of questions. Participants see nothing until it is launched. The guide must be finished: violations of its schema are `invalid_request_body`, of a rule across fields `invalid_study_guide`, whose message has the rule and the name of the offender.',
  refusals: ['invalid_study_guide', 'study_busy'],
  answer: 'The draft.',
  examples: {
    request: [{ summary: 'A screener and an open question', value: example.createStudyRequest }],
    reply: [
      {
        summary: 'A fresh draft',
        value: { id: example.ids.study, linkId: example.linkId, status: 'draft' },
      },
    ],
  },
};

export const listStudiesDoc: OperationDoc = {
  id: 'listStudies',
  tag,
  summary: 'List studies',
  description: "All studies of the key's organization, newest first.",
  headers: ['ETag'],
  answer: 'The studies.',
  examples: { reply: [{ summary: 'One study', value: [example.studyListItem] }] },
};

export const searchStudiesDoc: OperationDoc = {
  id: 'searchStudies',
  tag,
  summary: 'Search studies',
  description:
    'A page of the studies that a search finds, with their responses by day, the latest words, and the problems of drafts. `counts` are of what the search finds in any status.',
  headers: ['ETag', 'X-Total-Count', 'Link'],
  answer: 'The page, and the counts around it.',
  examples: { reply: [{ summary: 'One study', value: example.foundStudies }] },
};

export const getStudyDoc: OperationDoc = {
  id: 'getStudy',
  tag,
  summary: 'Read a study',
  description:
    'The whole study with its editable revision, its guide as it was written, and its problems. An edit sends the `ETag` back in `If-Match`.',
  refusals: ['study_not_found'],
  headers: ['ETag'],
  answer: 'The study.',
  examples: { reply: [{ summary: 'A draft', value: example.studyDetail }] },
};

export const changeStudyDoc: OperationDoc = {
  id: 'changeStudy',
  tag,
  summary: 'Change a study',
  description:
    'Any field but the guide; omitted ones stay. `title`, `linkId`, `folderPath`, `responseTarget`, `closeAtTarget`, `entry`, `supportMessage`, `organisation`, `contact`, `launchers` and what belongs to fieldwork (`quotas`, `redirects`, `opensAt`, `closesAt`, `closeAfter`, `stateTexts`, `consent`, `retention`, `branding`, `embedOrigins`, `invitationTexts`) take effect at once, the others, on a live study, at its next launch. A former link id still works and is never given to another study.',
  refusals: ['study_not_found', 'invalid_study_guide', 'concurrent_modification', 'conflict', 'study_busy'],
  conditional: true,
  headers: ['ETag'],
  answer: 'The study as it is now.',
  examples: {
    request: [
      {
        summary: 'A folder, a target and another closing message',
        value: {
          folderPath: ['Railways', '2026'],
          responseTarget: 40,
          closingMessage: 'Thank you, and a good journey.',
        },
      },
    ],
    reply: [
      {
        summary: 'The changed study',
        value: { ...example.studyDetail, folderPath: ['Railways', '2026'], responseTarget: 40 },
      },
    ],
  },
};

export const deleteStudyDoc: OperationDoc = {
  id: 'deleteStudy',
  tag,
  summary: 'Delete a study',
  description:
    'With all responses and recordings, at once. Owners and admins only. Held credits go back; charges stay in the ledger. Its link id is never used again. While a legal hold keeps it, or a response of it: `conflict`.',
  refusals: ['study_not_found', 'study_busy', 'conflict'],
  answer: 'What was deleted.',
  examples: { reply: [{ summary: 'Gone', value: { id: example.ids.study, deleted: true } }] },
};

export const readGuideDoc: OperationDoc = {
  id: 'readGuide',
  tag,
  summary: 'Export a study guide',
  description: 'The editable revision as the body of a create request. Create refuses an unfinished one.',
  refusals: ['study_not_found'],
  headers: ['ETag'],
  answer: 'A create request.',
  examples: {
    reply: [
      {
        summary: 'A screener and an open question',
        value: { ...example.createStudyRequest, config: example.studyDetail.config },
      },
    ],
  },
};

export const readGuideMarkdownDoc: OperationDoc = {
  id: 'readGuideMarkdown',
  tag,
  summary: 'Export a study guide for people',
  description:
    'The editable guide as a Markdown document: blocks, questions, options, conditions in words, concepts.',
  refusals: ['study_not_found'],
  answer: 'The document, and what its file may be called.',
  examples: {
    reply: [
      {
        summary: 'The beginning of one',
        value: {
          fileName: 'night-trains-autumn.md',
          markdown: '# Night trains, autumn\n\nParticipants see it as **Your last night train**.\n',
        },
      },
    ],
  },
};

export const saveGuideDoc: OperationDoc = {
  id: 'saveGuide',
  tag,
  summary: 'Save the study guide',
  description:
    'Replaces the editable guide, finished or not: texts and lists may be empty. `problems` lists what is missing or broken, which only a launch refuses. Participants of a live study see nothing of it until then. Remaining questions keep their ids.',
  refusals: ['study_not_found', 'concurrent_modification', 'study_busy'],
  conditional: true,
  headers: ['ETag'],
  answer: 'The study with the saved guide.',
  examples: {
    request: [{ summary: 'A guide', value: { studyGuide: example.createStudyRequest.studyGuide } }],
    reply: [{ summary: 'The saved study', value: example.studyDetail }],
  },
};

export const validateGuideDoc: OperationDoc = {
  id: 'validateGuide',
  tag,
  summary: 'Check a study guide',
  description:
    'All problems of a guide, in its order, and warnings: wording that suggests the answer, asks two things at once or is negated twice, words of the trade, questions that are too long or that nobody reaches, answers after which nothing is asked, screeners that let nobody in, more minutes than announced, placeholders, no title. A warning prevents nothing. Its `fix` is a list of changes in the manner of JSON Patch (RFC 6902), with paths as lists: apply them to the guide, and save it. Wording is looked at in en, de, fr, es, pt, it and nl. Changes nothing. Without a body: of the saved guide.',
  refusals: ['study_not_found'],
  answer: 'Whether the guide could be published, and why not.',
  examples: {
    request: [{ summary: 'A guide', value: { studyGuide: example.createStudyRequest.studyGuide } }],
    reply: [
      { summary: 'It can be published', value: { valid: true, problems: [], warnings: [] } },
      {
        summary: 'It can be published, and one question suggests its answer',
        value: {
          valid: true,
          problems: [],
          warnings: [
            {
              code: 'leading',
              path: [0, 'items', 1, 'text'],
              message: '“Don’t you think” suggests the answer',
              fix: {
                label: 'Say it so',
                changes: [
                  {
                    op: 'replace',
                    path: [0, 'items', 1, 'text'],
                    value: 'Do you think that trains are too full, or not?',
                  },
                ],
              },
            },
          ],
        },
      },
      {
        summary: 'It cannot yet',
        value: {
          valid: false,
          problems: [
            {
              rule: 'C5',
              code: 'external-id-twice',
              path: [1, 'items', 0, 'externalId'],
              message: 'No externalId occurs twice in a guide: "travelled"',
            },
          ],
          warnings: [],
        },
      },
    ],
  },
};

export const duplicateStudyDoc: OperationDoc = {
  id: 'duplicateStudy',
  tag,
  summary: 'Duplicate a study',
  description: 'A new draft with the same content, without responses, wallet or launchers.',
  refusals: ['study_not_found', 'study_busy'],
  answer: 'The new draft.',
  examples: {
    request: [{ summary: 'With a title of its own', value: { title: 'Night trains, winter' } }],
    reply: [
      { summary: 'The copy', value: { id: example.ids.copy, linkId: 'p8w2n6rj5d1h', status: 'draft' } },
    ],
  },
};

export const listQuestionsDoc: OperationDoc = {
  id: 'listQuestions',
  tag,
  summary: 'Read the questions of a study',
  description:
    'The participant-facing questions of the latest editable revision, in order; with `revision=published` of the published one. A question keeps its id over edits: the `discussionGuideQuestionId` of answers and transcript items.',
  refusals: ['study_not_found'],
  headers: ['ETag'],
  answer: 'The questions.',
  examples: { reply: [{ summary: 'Two questions', value: { questions: example.questions } }] },
};

export const readStudyHeadDoc: OperationDoc = {
  id: 'readStudyHead',
  tag,
  summary: 'Read the head of a study',
  description: "For the head of a study's pages: title, status, counts, and what you may do with it.",
  refusals: ['study_not_found'],
  answer: 'The head of the study.',
  examples: {
    reply: [
      {
        summary: 'A live study',
        value: {
          id: example.ids.study,
          linkId: example.linkId,
          title: example.createStudyRequest.title,
          status: 'live',
          selfRecruitLink: example.launch.selfRecruitLink,
          folderPath: null,
          responseTarget: 10,
          closeAtTarget: false,
          responseCount: 1,
          responseTotal: 2,
          hasPendingEdits: false,
          problemCount: 0,
          mayEdit: true,
          test: false,
          launchRefusal: null,
        },
      },
    ],
  },
};

export const checkLinkDoc: OperationDoc = {
  id: 'checkLink',
  tag,
  summary: 'Check a link id',
  description:
    '`free`, `current` (its own), `earlier` (a former one, which still works), `taken` or `invalid`. Changes nothing.',
  refusals: ['study_not_found'],
  answer: 'How it stands.',
  examples: {
    reply: [{ summary: 'It is free', value: { linkId: 'night-trains', state: 'free', problem: null } }],
  },
};

export const makeLinkDoc: OperationDoc = {
  id: 'makeLink',
  tag,
  summary: "Make a participant's link",
  description:
    'A link with these parameters and `_clq_sig`, their signature for this study. A study whose `entry` is `signed` accepts only such links: changing, adding or removing a parameter invalidates the link. Nothing is stored.',
  refusals: ['study_not_found', 'forbidden'],
  answer: 'The link.',
  examples: {
    request: [{ summary: 'For somebody of a panel', value: { parameters: { pid: 'p-1041' } } }],
    reply: [
      {
        summary: 'The link',
        value: {
          url: `${example.launch.selfRecruitLink}?pid=p-1041&_clq_sig=2hQd3V0K2o9u4h1mJ0tq8c7Yw5bXn6rPz1sE4fGaLkM`,
        },
      },
    ],
  },
};
