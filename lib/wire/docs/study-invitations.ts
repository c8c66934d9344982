import { created, ids, linkId, publicUrl } from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Fieldwork';
const only = 'For those who may edit the study: addresses are personal data.';

export const listStudyInvitationsDoc: OperationDoc = {
  id: 'listStudyInvitations',
  tag,
  summary: 'List whom a study invites',
  description: `Addresses, personal links and where each invitation stands. As a table of all with \`format=csv\`. ${only}`,
  refusals: ['bad_request', 'study_not_found', 'forbidden'],
  answer: 'The invitations of the page, and how many stand where.',
  files: ['text/csv'],
  examples: {
    reply: [
      {
        summary: 'One who has begun',
        value: {
          invitations: [
            {
              id: ids.invitation,
              email: 'ada@example.org',
              name: 'Ada Lane',
              language: null,
              state: 'started',
              url: `${publicUrl}/s/${linkId}?segment=north&_clq_invite=${ids.invitation}&_clq_sig=2hQd3V0K2o9u4h1mJ0tq8c7Yw5bXn6rPz1sE4fGaLkM`,
              responseId: ids.response,
              sentAt: created,
              remindedAt: null,
              reminders: 0,
              openedAt: created,
              nextMailAt: null,
              problem: null,
              createdAt: created,
            },
          ],
          total: 1,
          states: {
            added: 0,
            queued: 0,
            sent: 0,
            opened: 0,
            started: 1,
            completed: 0,
            screened_out: 0,
            over_quota: 0,
            unsubscribed: 0,
            failed: 0,
          },
          sent: 1,
          remindable: 1,
          sendsMail: true,
        },
      },
    ],
  },
};

export const addInviteesDoc: OperationDoc = {
  id: 'addInvitees',
  tag,
  summary: 'Add people to invite',
  description: `Nothing is sent by this. Each gets a personal link, which begins one interview and goes on with it, on any device, and which a study with \`entry\` \`signed\` accepts. Rows that cannot be taken are answered with the reason; the others are added. Whoever is invited already is not invited twice. ${only}`,
  refusals: ['study_not_found', 'forbidden', 'conflict'],
  answer: 'How many were taken, and which rows were not.',
  examples: {
    request: [
      {
        summary: 'One person',
        value: {
          invitees: [{ email: 'ada@example.org', name: 'Ada Lane', parameters: { segment: 'north' } }],
        },
      },
      {
        summary: 'A table',
        value: { csv: 'email,name,segment\nada@example.org,Ada Lane,north\n', check: true },
      },
    ],
    reply: [
      {
        summary: 'One of two',
        value: { added: 1, refused: [{ row: 1, email: 'nobody', problem: 'This is no address of mail.' }] },
      },
    ],
  },
};

const queued = { reply: [{ summary: 'Twelve', value: { queued: 12 } }] };
const pace =
  'Mails leave one by one, at most 60 a minute for an organization, each with a way to get no more (RFC 8058).';

export const sendStudyInvitationsDoc: OperationDoc = {
  id: 'sendStudyInvitations',
  tag,
  summary: 'Send the invitations',
  description: `To everybody who was added and has got none. ${pace} A mail server that is away is tried again; what it refuses for good is \`failed\`. While the study is paused mails wait. Needs \`SMTP_URL\`. ${only}`,
  refusals: ['study_not_found', 'forbidden', 'conflict'],
  answer: 'How many mails were planned.',
  examples: { request: [{ summary: 'Now', value: {} }], ...queued },
};

export const remindInviteesDoc: OperationDoc = {
  id: 'remindInvitees',
  tag,
  summary: 'Remind those who have not ended',
  description: `Everybody who got an invitation, has not ended, has not asked for no more, and was not written to within 24 hours; at most three times each. Who ends before it leaves gets none. ${pace} ${only}`,
  refusals: ['study_not_found', 'forbidden', 'conflict'],
  answer: 'How many mails were planned.',
  examples: { request: [{ summary: 'In the morning', value: { at: '2026-09-15T08:00:00Z' } }], ...queued },
};

export const removeStudyInvitationDoc: OperationDoc = {
  id: 'removeStudyInvitation',
  tag,
  summary: 'Erase an invitation',
  description: `The address and its mails. An interview that was begun stays, and the link goes on leading to it; one that has begun none begins none any more. Whoever asked for no more mails gets none when they are added again. While a legal hold keeps the study: \`conflict\`. ${only}`,
  refusals: ['study_not_found', 'forbidden', 'not_found', 'conflict', 'study_busy'],
  answer: 'What was erased.',
  examples: { reply: [{ summary: 'Erased', value: { id: ids.invitation, deleted: true } }] },
};
