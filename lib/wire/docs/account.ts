import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Sign-in';
const password = 'correct horse battery';
const person = { id: example.ids.user, name: 'Olive Owner', email: 'olive@example.org' };
const organization = { id: example.ids.organization, name: 'Railway Research' };

export const account = {
  user: person,
  organizations: [{ ...organization, role: 'owner' as const }],
  activeOrganizationId: example.ids.organization,
};
const accountReply = [{ summary: 'Somebody of one organization', value: account }];

export const readSignUpDoc: OperationDoc = {
  id: 'readSignUp',
  tag,
  summary: 'See whether sign-up is open',
  description: 'What people without an account can do.',
  refusals: ['forbidden'],
  answer: 'How it stands.',
  examples: { reply: [{ summary: 'By invitation alone', value: { open: false, mail: true } }] },
};

export const signUpDoc: OperationDoc = {
  id: 'signUp',
  tag,
  summary: 'Sign up',
  description:
    'Makes a person and an organization that they own. `forbidden` where sign-up is closed; invitations always work. Sign in afterwards.',
  refusals: ['forbidden', 'bad_request', 'conflict'],
  answer: 'The person and the organization.',
  examples: {
    request: [
      {
        summary: 'The first of a team',
        value: { name: person.name, email: person.email, password, organizationName: organization.name },
      },
    ],
    reply: [
      {
        summary: 'Signed up',
        value: { userId: example.ids.user, organizationId: example.ids.organization },
      },
    ],
  },
};

export const askPasswordLinkDoc: OperationDoc = {
  id: 'askPasswordLink',
  tag,
  summary: 'Ask for a link to a new password',
  description:
    'Mails a link that works once, for one hour. The answer is the same for unknown addresses. Without mail an owner or admin makes such a link.',
  refusals: ['forbidden'],
  answer: 'It was asked for.',
  examples: {
    request: [{ summary: 'An address', value: { email: person.email } }],
    reply: [{ summary: 'Mail is set up', value: { mail: true } }],
  },
};

export const readPasswordLinkDoc: OperationDoc = {
  id: 'readPasswordLink',
  tag,
  summary: 'Read a link to a new password',
  description:
    'Whether a link can still set a password. Unknown, used, replaced and expired links are one refusal.',
  refusals: ['forbidden', 'not_found'],
  answer: 'It does.',
  examples: { reply: [{ summary: 'For an hour', value: { expiresAt: '2026-09-14T10:30:00.000Z' } }] },
};

export const setNewPasswordDoc: OperationDoc = {
  id: 'setNewPassword',
  tag,
  summary: 'Set a new password',
  description: 'With the token of a link, which is used up. All sessions of the person end.',
  refusals: ['forbidden', 'bad_request', 'not_found'],
  answer: 'It is set.',
  examples: {
    request: [{ summary: 'A new one', value: { token: example.linkToken, password } }],
    reply: [{ summary: 'Set', value: { set: true } }],
  },
};

export const readOfferDoc: OperationDoc = {
  id: 'readOffer',
  tag,
  summary: 'Read an invitation',
  description:
    "What an invitation's link offers. Unknown, used, withdrawn and expired links are one refusal.",
  refusals: ['forbidden', 'not_found'],
  answer: 'The invitation.',
  examples: {
    reply: [
      {
        summary: 'To a team',
        value: {
          organizationName: organization.name,
          inviterName: person.name,
          email: 'wren@example.org',
          role: 'researcher',
          expiresAt: '2026-09-21T09:30:00.000Z',
        },
      },
    ],
  },
};

const joined = {
  userId: example.ids.colleague,
  organizationId: example.ids.organization,
  email: 'wren@example.org',
};

export const joinDoc: OperationDoc = {
  id: 'join',
  tag,
  summary: 'Join as a new person',
  description:
    'Makes an account with the invited address. `conflict` when there is one: sign in and accept instead.',
  refusals: ['forbidden', 'bad_request', 'not_found', 'conflict'],
  answer: 'The new member. Sign in afterwards.',
  examples: {
    request: [{ summary: 'A new colleague', value: { name: 'Wren Writer', password } }],
    reply: [{ summary: 'Joined', value: joined }],
  },
};

export const acceptInvitationDoc: OperationDoc = {
  id: 'acceptInvitation',
  tag,
  summary: 'Accept an invitation',
  description: 'As the signed-in person, who must have the invited address.',
  refusals: ['forbidden', 'not_found', 'conflict'],
  answer: 'Where they belong now.',
  examples: { request: [{ summary: 'Yes', value: {} }], reply: [{ summary: 'Joined', value: joined }] },
};

export const readAccountDoc: OperationDoc = {
  id: 'readAccount',
  tag,
  summary: 'See who is signed in',
  description: 'The person of the session, with all organizations that they belong to.',
  answer: 'The person.',
  examples: { reply: accountReply },
};

export const renamePersonDoc: OperationDoc = {
  id: 'renamePerson',
  tag,
  summary: 'Change your name',
  description: 'As others see it.',
  answer: 'The person.',
  examples: { request: [{ summary: 'A name', value: { name: person.name } }], reply: accountReply },
};

export const switchOrganizationDoc: OperationDoc = {
  id: 'switchOrganization',
  tag,
  summary: 'Switch to another organization',
  description: 'The organization of requests in this session without `x-organization`.',
  refusals: ['not_found'],
  answer: 'The person.',
  examples: {
    request: [{ summary: 'One of yours', value: { organizationId: example.ids.organization } }],
    reply: accountReply,
  },
};

export const foundOrganizationDoc: OperationDoc = {
  id: 'foundOrganization',
  tag,
  summary: 'Make an organization',
  description: 'You own it. `forbidden` where sign-up is closed.',
  refusals: ['forbidden', 'bad_request'],
  answer: 'The organization.',
  examples: {
    request: [{ summary: 'A name', value: { name: organization.name } }],
    reply: [{ summary: 'Made', value: { organizationId: example.ids.organization } }],
  },
};

const deletesAt = '2026-09-21T09:30:00.000Z';

export const deleteOrganizationDoc: OperationDoc = {
  id: 'deleteOrganization',
  tag,
  summary: 'Delete an organization',
  description:
    'In seven days, with everything in it, for good. Until then its members may read it and change nothing (`forbidden`); its studies take nobody in, as when they are paused; its API keys are `forbidden`; links to findings are closed; webhooks, mails and jobs wait. Any owner may keep it: then all of this is as it was. For owners who are signed in, not for API keys. Asked again, the date stays. 409 `conflict` while anything in it is under a legal hold.',
  refusals: ['not_found', 'forbidden', 'bad_request', 'conflict', 'study_busy'],
  answer: 'When it is deleted.',
  examples: {
    request: [{ summary: 'Typed by an owner', value: { name: organization.name, password } }],
    reply: [{ summary: 'In a week', value: { organizationId: organization.id, deletesAt } }],
  },
};

export const keepOrganizationDoc: OperationDoc = {
  id: 'keepOrganization',
  tag,
  summary: 'Keep an organization that is to be deleted',
  description:
    'Everything goes on as it was: studies that were live take people in, keys work, what waited is sent. Owners only. One that nobody asked to delete stays as it is.',
  refusals: ['not_found', 'forbidden', 'study_busy'],
  answer: 'It is kept.',
  examples: { reply: [{ summary: 'Kept', value: { organizationId: organization.id, deletesAt: null } }] },
};

export const deleteAccountDoc: OperationDoc = {
  id: 'deleteAccount',
  tag,
  summary: 'Delete your account',
  description:
    'In seven days. You are signed out everywhere and your API keys are `forbidden`; whoever signs in until then may keep the account, and nothing else. What you wrote stays without your name. `conflict` while an organization would be left without an owner.',
  refusals: ['forbidden', 'bad_request', 'conflict', 'study_busy'],
  answer: 'When it is deleted.',
  examples: {
    request: [{ summary: 'Yes', value: { password } }],
    reply: [{ summary: 'In a week', value: { deletesAt } }],
  },
};

export const keepAccountDoc: OperationDoc = {
  id: 'keepAccount',
  tag,
  summary: 'Keep your account that is to be deleted',
  description: 'Your keys work again. One that nobody asked to delete stays as it is.',
  refusals: ['study_busy'],
  answer: 'It is kept.',
  examples: { reply: [{ summary: 'Kept', value: { deletesAt: null } }] },
};

export const listSessionsDoc: OperationDoc = {
  id: 'listSessions',
  tag,
  summary: 'See where you are signed in',
  description: 'The open sessions of the person, without what gives access to them.',
  answer: 'The sessions, the last used first.',
  examples: {
    reply: [
      {
        summary: 'On one device',
        value: {
          sessions: [
            {
              id: example.ids.session,
              browser: 'Firefox',
              system: 'Linux',
              address: '192.0.2.7',
              signedInAt: '2026-09-14T09:30:00.000Z',
              lastSeenAt: '2026-09-14T11:05:00.000Z',
              current: true,
            },
          ],
        },
      },
    ],
  },
};

export const endSessionDoc: OperationDoc = {
  id: 'endSession',
  tag,
  summary: 'End one of your sessions',
  description: 'Whoever uses it has to sign in again. Sessions of others are as unknown ones.',
  refusals: ['not_found'],
  answer: 'It has ended.',
  examples: { reply: [{ summary: 'Ended', value: { ended: 1 } }] },
};

export const endOtherSessionsDoc: OperationDoc = {
  id: 'endOtherSessions',
  tag,
  summary: 'Sign out everywhere else',
  description: 'Ends all sessions of the person but the one that asks.',
  answer: 'How many were ended.',
  examples: { reply: [{ summary: 'Of two other devices', value: { ended: 2 } }] },
};
