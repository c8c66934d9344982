import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Responses';
const who =
  'A person is a value of a query parameter of participants’ links (`parameter=pid&value=…`), over all studies of the organization. With `responseId` it is that response, and the others of whoever its study identifies: by the parameter that lets each in once (`entry`), by that of a panel (`redirects.parameter`), or by the address that its personal link went to. Nobody by that name is an empty answer. A test key finds the responses of test studies, another key those of the others.';

export const findPersonDoc: OperationDoc = {
  id: 'findPerson',
  tag,
  summary: 'Find the data of a person',
  description: `All responses of a participant and what is kept with each: words, recordings, clips, quotes, notes. ${who}`,
  headers: ['X-Total-Count', 'Link'],
  answer: 'A page of their responses.',
  examples: {
    reply: [
      {
        summary: 'One interview',
        value: {
          responses: [
            {
              id: example.ids.response,
              readableId: 1,
              studyId: example.ids.study,
              linkId: example.linkId,
              studyTitle: 'Night trains, autumn',
              isTest: false,
              ofTestStudy: false,
              progress: 'complete',
              createdAt: example.created,
              kept: {
                answers: 12,
                recordings: 12,
                clips: 1,
                bytes: 48_211_904,
                quotes: 2,
                evidence: 5,
                annotations: 3,
              },
            },
          ],
          total: 1,
          invitations: 0,
        },
      },
    ],
  },
};

export const exportPersonDoc: OperationDoc = {
  id: 'exportPerson',
  tag,
  summary: 'Take out the data of a person',
  description: `A zip archive, written while it is read: \`person.json\`, and a folder for each response of the page with all that the reading endpoint has of it, its transcript in Markdown, captions, recordings and files. Ask for fewer by \`perPage\` where recordings are more than 3.9 GB. Invitations are in it for roles that may see them. ${who}`,
  headers: ['X-Total-Count', 'Link'],
  files: ['application/zip'],
  onlyFiles: true,
  answer: 'The archive.',
  examples: { reply: [] },
};

export const erasePersonDoc: OperationDoc = {
  id: 'erasePerson',
  tag,
  summary: 'Erase a person',
  description: `Deletes all of their responses as deleting each would: recordings, words, what is searched by, clips, reels that showed them, quotes in insights and reports; and exports of these studies that were not fetched yet, invitations by mail, and links to their responses alone. Interviews under way end. Charges stay in the ledger, and the audit log has an entry for each response, without the value that named them. Files go within minutes. One request erases a hundred at most: send it again until \`remaining\` is 0; with \`responseId\`, that response goes last. What a legal hold keeps is skipped, and named in \`held\`. Those in test studies are erased as well; a test key erases there alone. Cannot be undone. Owners and admins only. ${who}`,
  refusals: ['study_busy', 'conflict'],
  answer: 'How many were erased, and how many are left.',
  examples: { reply: [{ summary: 'All of them', value: { erased: 3, remaining: 0, held: [] } }] },
};
