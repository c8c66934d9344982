import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Responses';

export const listResponsesDoc: OperationDoc = {
  id: 'listResponses',
  tag,
  summary: 'List responses',
  description:
    'A page of responses in the order in which they began. Read pages until there is no `Link` with `rel="next"`. To stay up to date, repeat with `updatedSince` ten seconds before the greatest `updatedAt` that you have, and replace by `id`: nothing is missed.',
  refusals: ['study_not_found'],
  headers: ['ETag', 'X-Total-Count', 'Link'],
  answer: 'The responses of the page; an empty list past the last one.',
  examples: { reply: [{ summary: 'One response', value: [example.responseListItem] }] },
};

export const getResponseDoc: OperationDoc = {
  id: 'getResponse',
  tag,
  summary: 'Read a response',
  description:
    'With its transcript. Links to recordings are valid for one hour; read the response again for new ones.',
  refusals: ['bad_request', 'study_not_found', 'response_not_found'],
  answer: 'The response.',
  examples: { reply: [{ summary: 'Two questions and their answers', value: example.singleResponse }] },
};

export const deleteResponseDoc: OperationDoc = {
  id: 'deleteResponse',
  tag,
  summary: 'Delete a response',
  description:
    'With its recordings, at once. Owners and admins only. Its charge stays in the ledger. While a legal hold keeps it: `conflict`.',
  refusals: ['bad_request', 'study_not_found', 'response_not_found', 'study_busy', 'conflict'],
  answer: 'What was deleted.',
  examples: { reply: [{ summary: 'Gone', value: { id: example.ids.response, deleted: true } }] },
};
