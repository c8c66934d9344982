import { account } from './account';
import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'People';
const [organization] = account.organizations;
const named = { id: example.ids.organization, name: 'Railway Research' };
const settings = {
  ...named,
  supportMessage: null,
  retention: { recordingsDays: 90, wordsDays: null, everythingDays: null },
};
const wren = { userId: example.ids.colleague, name: 'Wren Writer', email: 'wren@example.org' };
const invitation = {
  id: example.ids.invitation,
  email: 'otter@example.org',
  role: 'viewer' as const,
  expiresAt: '2026-09-21T09:30:00.000Z',
  createdAt: example.created,
  inviter: { userId: example.ids.user, name: account.user.name },
};
const link = `${example.publicUrl}/invitations/${example.linkToken}`;
const sent = [
  { summary: 'To be handed over', value: { invitation, replaced: false, delivery: 'by_hand', link } },
];
const key = {
  id: example.ids.key,
  name: 'Warehouse export',
  prefix: 'clq_1a2b3c4d5e6f',
  lastFour: 'h7Qd',
  owner: { userId: account.user.id, name: account.user.name, email: account.user.email, isMember: true },
  createdAt: example.created,
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
  scopes: null,
  studyIds: null,
  test: false,
};

export const readMeDoc: OperationDoc = {
  id: 'readMe',
  tag,
  summary: 'See who you are',
  description: 'The user of the key or session, their organization, and what they may do there.',
  answer: 'The caller.',
  examples: {
    reply: [
      {
        summary: 'An owner',
        value: {
          user: account.user,
          organization: named,
          role: 'owner',
          capabilities: ['read', 'edit', 'launch', 'administer', 'own'],
          organizations: [organization],
          test: false,
        },
      },
    ],
  },
};

export const readOrganizationDoc: OperationDoc = {
  id: 'readOrganization',
  tag,
  summary: 'Read the organization',
  headers: ['ETag'],
  description: 'Where the caller acts.',
  answer: 'The organization.',
  examples: { reply: [{ summary: 'As it is', value: settings }] },
};

export const changeOrganizationDoc: OperationDoc = {
  id: 'changeOrganization',
  tag,
  summary: 'Change the organization',
  conditional: 'optional',
  headers: ['ETag'],
  description:
    'What is left out stays. `If-Match` is optional. Numbers of `retention` are a ceiling for all studies, and act at once. Owners and admins only.',
  answer: 'The organization.',
  examples: {
    request: [{ summary: 'A name', value: { name: named.name } }],
    reply: [{ summary: 'Renamed', value: settings }],
  },
};

export const forecastOrganizationRetentionDoc: OperationDoc = {
  id: 'forecastOrganizationRetention',
  tag,
  summary: 'See what is deleted next in all studies',
  description:
    "What goes by the organization's `retention`, by those of its studies and by what participants were told, as it is saved or as if other numbers were. Test interviews are not in it.",
  refusals: ['bad_request'],
  answer: 'The figures.',
  examples: {
    reply: [
      {
        summary: 'Recordings of forty responses within the hour',
        value: {
          retention: settings.retention,
          studies: 2,
          parts: {
            recordings: { overdue: 40, withinWeek: 44, nextAt: '2026-09-15T09:41:12.345Z' },
            words: { overdue: 0, withinWeek: 0, nextAt: null },
            everything: { overdue: 0, withinWeek: 2, nextAt: '2026-09-16T09:41:12.345Z' },
          },
          held: 0,
        },
      },
    ],
  },
};

export const listMembersDoc: OperationDoc = {
  id: 'listMembers',
  tag,
  summary: 'List members',
  description: 'Everybody who belongs to the organization, by name.',
  answer: 'The members.',
  examples: {
    reply: [
      {
        summary: 'One',
        value: {
          members: [
            {
              ...wren,
              emailVerified: true,
              role: 'researcher',
              joinedAt: example.created,
              keyCount: 1,
              lastSeenAt: example.created,
            },
          ],
        },
      },
    ],
  },
};

export const changeRoleDoc: OperationDoc = {
  id: 'changeRole',
  tag,
  summary: "Change a member's role",
  description: 'Owners and admins only; owners alone make and demote owners. The last owner is `conflict`.',
  refusals: ['not_found', 'conflict', 'study_busy'],
  answer: 'What they are now.',
  examples: {
    request: [{ summary: 'A role', value: { role: 'collaborator' } }],
    reply: [{ summary: 'Changed', value: { userId: wren.userId, role: 'collaborator' } }],
  },
};

export const removeMemberDoc: OperationDoc = {
  id: 'removeMember',
  tag,
  summary: 'Remove a member, or leave',
  description:
    'Their keys and sessions lose access at once; the keys stay invalid when they return. Everybody may remove themselves; the last owner is `conflict`.',
  refusals: ['not_found', 'conflict', 'study_busy'],
  answer: 'Who was removed.',
  examples: { reply: [{ summary: 'Removed', value: { id: wren.userId, deleted: true } }] },
};

export const makePasswordLinkDoc: OperationDoc = {
  id: 'makePasswordLink',
  tag,
  summary: 'Help a member to a new password',
  description:
    'A link that works once, mailed to them, or returned for you to pass on where no mail is set up. Only for people who belong to no other organization; only owners help owners. Invalid after any change of their memberships, or of yours here.',
  refusals: ['not_found', 'conflict'],
  answer: 'The link.',
  examples: {
    request: [{ summary: 'Nothing to say', value: {} }],
    reply: [
      {
        summary: 'To be handed over',
        value: {
          delivery: 'by_hand',
          link: `${example.publicUrl}/reset-password?token=${example.linkToken}`,
          expiresAt: '2026-09-15T09:30:00.000Z',
        },
      },
    ],
  },
};

export const listInvitationsDoc: OperationDoc = {
  id: 'listInvitations',
  tag,
  summary: 'List invitations',
  description: 'Pending invitations, also expired ones. Owners and admins only.',
  answer: 'The invitations.',
  examples: { reply: [{ summary: 'One', value: { invitations: [invitation] } }] },
};

export const inviteDoc: OperationDoc = {
  id: 'invite',
  tag,
  summary: 'Invite somebody',
  description:
    'With a link that works once, for seven days, for that address alone. Inviting again replaces the link. At most five an hour to one address. A person with an account can accept once its address is verified. Owners and admins only; only owners invite owners.',
  refusals: ['conflict', 'study_busy'],
  answer: 'The invitation.',
  examples: {
    request: [{ summary: 'A viewer', value: { email: invitation.email, role: 'viewer' } }],
    reply: sent,
  },
};

export const renewInvitationDoc: OperationDoc = {
  id: 'renewInvitation',
  tag,
  summary: 'Send an invitation again',
  description: 'With a new link and expiry; the earlier link becomes invalid.',
  refusals: ['not_found', 'conflict', 'study_busy'],
  answer: 'The invitation.',
  examples: { request: [{ summary: 'Nothing to say', value: {} }], reply: sent },
};

export const withdrawInvitationDoc: OperationDoc = {
  id: 'withdrawInvitation',
  tag,
  summary: 'Withdraw an invitation',
  description: 'Its link is worth nothing any more.',
  refusals: ['not_found'],
  answer: 'What was withdrawn.',
  examples: { reply: [{ summary: 'Gone', value: { id: invitation.id, deleted: true } }] },
};

export const listKeysDoc: OperationDoc = {
  id: 'listKeys',
  tag,
  summary: 'List API keys',
  description: 'Your own; owners and admins see those of everybody.',
  answer: 'The keys.',
  examples: { reply: [{ summary: 'One', value: { keys: [key] } }] },
};

export const createKeyDoc: OperationDoc = {
  id: 'createKey',
  tag,
  summary: 'Make an API key',
  description:
    'A key of your own, with your permissions, or with some of them: `scopes` say what it may be used for, `studyIds` for which studies. It is shown this once. With `test` it is a test key, which begins with `clq_test_`: what it creates are test studies, it sees no others, and nothing that it does holds or spends credits. A key with any of these makes and revokes no keys.',
  refusals: ['bad_request', 'conflict', 'study_busy'],
  answer: 'The key.',
  examples: {
    request: [
      { summary: 'For a year', value: { name: key.name, expiresAt: '2027-09-14T00:00:00Z' } },
      {
        summary: 'To read one study',
        value: { name: key.name, scopes: ['read'], studyIds: [example.ids.study] },
      },
      { summary: 'To try out a script', value: { name: key.name, test: true } },
    ],
    reply: [
      {
        summary: 'Made',
        value: { key, apiKey: 'clq_1a2b3c4d5e6f_8hJ2kLmN4pQrS6tUvW8xYz0aBcD2eFgH4iJkL6mh7Qd' },
      },
    ],
  },
};

export const revokeKeyDoc: OperationDoc = {
  id: 'revokeKey',
  tag,
  summary: 'Revoke an API key',
  description:
    'At once: requests with it are `invalid_api_key`. Your own; owners and admins may revoke any. Not with a key that has `scopes` or `studyIds`, or a test key.',
  refusals: ['not_found'],
  answer: 'The key.',
  examples: { reply: [{ summary: 'Revoked', value: { ...key, revokedAt: '2026-09-14T09:41:12.345Z' } }] },
};
