import type { HandWrittenDoc } from './operation-doc';

const page = {
  tag: 'Fieldwork',
  credential: 'none',
  refusals: { 404: ['not_found'], 429: ['bad_request'] },
} as const;

export const openUnsubscribeDoc: HandWrittenDoc = {
  ...page,
  id: 'openUnsubscribe',
  summary: 'Ask for no more invitations',
  description:
    'The page that a link below an invitation opens. It changes nothing: programs open the links of mails, too.',
  answers: { 200: { description: 'A page with one button.' } },
};

export const unsubscribeDoc: HandWrittenDoc = {
  ...page,
  id: 'unsubscribe',
  summary: 'Get no more invitations',
  description:
    'What the button sends, and mail programs by one press (RFC 8058). The organization sends no more invitations to this address, of this study or another. Again: the same.',
  answers: { 200: { description: 'A page that says so.' } },
};
