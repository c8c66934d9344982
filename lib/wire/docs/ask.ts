import { ids } from './examples';
import type { OperationDoc } from './operation-doc';

const citation = {
  studyId: ids.study,
  responseId: ids.response,
  readableId: 42,
  responseIndex: 2,
  start: 18,
  end: 46,
  quote: 'The luggage slept on it too.',
  before: 'The bed was fine. ',
  after: '',
  asked: 'How did you sleep?',
  language: 'en',
};
const found = {
  sentences: [{ text: 'The luggage slept on it too.', group: 'Bed', citations: [citation] }],
  searched: 61,
  answers: 244,
  languages: ['de', 'en'],
  people: 1,
  notFound: false,
  wasAsked: false,
  nearest: [],
  writtenBy: 'search',
  model: null,
  dropped: 0,
  problem: null,
};
const nobody = { ...found, sentences: [], people: 0, notFound: true, nearest: [citation] };
const how =
  'Every sentence cites passages of what participants said. Without a language model the answer is the best passages, of different people, grouped. With one (the organization’s, or the operator’s where it has set none) it writes sentences from these passages; a sentence that no passage supports is left out. `notFound` is an answer: nobody spoke of it. Counts as 20 requests.';

export const askStudyDoc: OperationDoc = {
  id: 'askStudy',
  tag: 'Responses',
  summary: 'Ask a study',
  description: `What participants said to a question of yours. ${how}`,
  refusals: ['study_not_found'],
  answer: 'The answer.',
  examples: {
    request: [{ summary: 'A question', value: { question: 'Where did people put their luggage?' } }],
    reply: [
      { summary: 'One person spoke of it', value: found },
      { summary: 'Nobody spoke of it', value: nobody },
    ],
  },
};

export const askStudiesDoc: OperationDoc = {
  id: 'askStudies',
  tag: 'Responses',
  summary: 'Ask several studies',
  description: `What participants of several studies said, or of all studies of the organization. ${how}`,
  refusals: ['study_not_found'],
  answer: 'The answer.',
  examples: {
    request: [
      {
        summary: 'To one study of several',
        value: { question: 'Where did people put their luggage?', studyIds: [ids.study] },
      },
    ],
    reply: [
      {
        summary: 'One person spoke of it',
        value: { ...found, studies: [{ studyId: ids.study, title: 'Night trains' }] },
      },
    ],
  },
};
