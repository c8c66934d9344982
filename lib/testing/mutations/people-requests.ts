import { randomUUID } from 'node:crypto';
import { EVENT_TYPES } from '@/lib/domain/event';
import { NOTICE_PACES } from '@/lib/domain/notices/notice';
import type { Make, Pick } from './making';
import type { MutationWorld } from './mutation-world';

const v1 = '/api/public/v1';
const someone = () => `${randomUUID()}@example.org`;
const byKey = ({ key }: MutationWorld) => ({ 'x-api-key': key });
const password = 'correct horse';
const keyed =
  (path: (world: MutationWorld) => string, json?: (pick: Pick) => unknown): Make =>
  (world, pick) => ({
    path: `${v1}${path(world)}`,
    headers: byKey(world),
    ...(json && { json: json(pick) }),
  });
const signedIn =
  (path: (world: MutationWorld) => string, json?: (world: MutationWorld) => unknown): Make =>
  (world) => ({
    path: `/api/account${path(world)}`,
    headers: world.people.session,
    ...(json && { json: json(world) }),
  });

/** People, invitations, keys, and whoever is signed in. */
export const PEOPLE_REQUESTS: Record<string, Make> = {
  'GET /api/account': signedIn(() => ''),
  'PATCH /api/account': signedIn(
    () => '',
    () => ({ name: 'Ada' }),
  ),
  'PUT /api/account/organization': signedIn(
    () => '/organization',
    ({ people }) => ({ organizationId: people.organizationId }),
  ),
  'POST /api/account/organizations': signedIn(
    () => '/organizations',
    () => ({ name: 'One more' }),
  ),
  'POST /api/account/organizations/[organizationId]/deletion': signedIn(
    ({ people }) => `/organizations/${people.organizationId}/deletion`,
    () => ({ name: 'Test', password }),
  ),
  'DELETE /api/account/organizations/[organizationId]/deletion': signedIn(
    ({ people }) => `/organizations/${people.organizationId}/deletion`,
  ),
  'POST /api/account/deletion': ({ people }) => ({
    path: '/api/account/deletion',
    headers: people.lastOwner,
    json: { password },
  }),
  'DELETE /api/account/deletion': ({ people }) => ({
    path: '/api/account/deletion',
    headers: people.lastOwner,
  }),
  'GET /api/account/sessions': signedIn(() => '/sessions'),
  'DELETE /api/account/sessions': signedIn(() => '/sessions'),
  'DELETE /api/account/sessions/[sessionId]': signedIn(({ people }) => `/sessions/${people.otherSessionId}`),
  'GET /api/account/second-factor': signedIn(() => '/second-factor'),
  'POST /api/account/second-factor': signedIn(
    () => '/second-factor',
    () => ({ password }),
  ),
  'POST /api/account/second-factor/confirm': signedIn(
    () => '/second-factor/confirm',
    () => ({ code: '000000' }),
  ),
  'POST /api/account/second-factor/off': signedIn(
    () => '/second-factor/off',
    () => ({ password, code: '000000' }),
  ),
  'POST /api/account/second-factor/recovery-codes': signedIn(
    () => '/second-factor/recovery-codes',
    () => ({ password, code: '000000' }),
  ),
  'GET /api/account/sign-up': () => ({ path: '/api/account/sign-up' }),
  'POST /api/account/sign-up': () => ({
    path: '/api/account/sign-up',
    json: { name: 'Ada', email: someone(), password, organizationName: 'Institute' },
  }),
  'POST /api/account/password-link': () => ({
    path: '/api/account/password-link',
    json: { email: someone() },
  }),
  'GET /api/account/password-link/[token]': ({ people }) => ({
    path: `/api/account/password-link/${people.passwordToken}`,
  }),
  'POST /api/account/password': ({ people }) => ({
    path: '/api/account/password',
    json: { token: people.passwordToken, password },
  }),
  'GET /api/account/invitations/[token]': ({ people }) => ({
    path: `/api/account/invitations/${people.accepting.token}`,
  }),
  'POST /api/account/invitations/[token]': ({ people }) => ({
    path: `/api/account/invitations/${people.invitation.token}`,
    json: { name: 'Wren', password },
  }),
  'POST /api/account/invitations/[token]/accept': signedIn(
    ({ people }) => `/invitations/${people.accepting.token}/accept`,
  ),
  [`GET ${v1}/me`]: keyed(() => '/me'),
  // Names below .invalid never have an address.
  [`PUT ${v1}/organization/models`]: keyed(
    () => '/organization/models',
    () => ({
      baseUrl: 'https://models.invalid/v1',
      apiKey: 'mk-1',
      model: 'm',
      limits: { tokensPerMonth: 9 },
    }),
  ),
  [`GET ${v1}/organization/models`]: keyed(() => '/organization/models'),
  [`POST ${v1}/organization/models/test`]: keyed(
    () => '/organization/models/test',
    () => ({}),
  ),
  [`GET ${v1}/organization/models/usage`]: keyed(() => '/organization/models/usage'),
  [`DELETE ${v1}/organization/models`]: keyed(() => '/organization/models'),
  [`GET ${v1}/webhooks`]: keyed(() => '/webhooks'),
  [`POST ${v1}/webhooks`]: keyed(
    () => '/webhooks',
    (pick) => ({
      url: 'https://hooks.invalid/in',
      events: [pick([...EVENT_TYPES])],
      description: 'Warehouse',
      studyIds: null,
    }),
  ),
  [`GET ${v1}/webhooks/[webhookId]`]: keyed(({ people }) => `/webhooks/${people.webhook.id}`),
  [`PATCH ${v1}/webhooks/[webhookId]`]: keyed(
    ({ people }) => `/webhooks/${people.webhook.id}`,
    (pick) => ({ status: pick(['active', 'disabled']), url: 'https://hooks.invalid/out', description: null }),
  ),
  [`DELETE ${v1}/webhooks/[webhookId]`]: keyed(({ people }) => `/webhooks/${people.webhook.doomedId}`),
  [`POST ${v1}/webhooks/[webhookId]/test`]: keyed(({ people }) => `/webhooks/${people.webhook.otherId}/test`),
  [`POST ${v1}/webhooks/[webhookId]/rotate`]: keyed(({ people }) => `/webhooks/${people.webhook.id}/rotate`),
  [`GET ${v1}/webhooks/[webhookId]/deliveries`]: keyed(
    ({ people }) => `/webhooks/${people.webhook.id}/deliveries`,
  ),
  [`POST ${v1}/webhooks/[webhookId]/deliveries/[deliveryId]/replay`]: keyed(
    ({ people }) => `/webhooks/${people.webhook.otherId}/deliveries/${people.webhook.deliveryId}/replay`,
  ),
  [`GET ${v1}/notifications`]: keyed(() => '/notifications'),
  [`PUT ${v1}/notifications`]: keyed(
    () => '/notifications',
    (pick) => ({ notices: { safetyFlag: pick([...NOTICE_PACES]), creditsLow: 'daily' }, studies: [] }),
  ),
  [`GET ${v1}/organization/notifications`]: keyed(() => '/organization/notifications'),
  [`PUT ${v1}/organization/notifications`]: keyed(
    () => '/organization/notifications',
    (pick) => ({
      url: 'https://hooks.invalid/in',
      notices: { responseCompleted: pick([...NOTICE_PACES]) },
      studyIds: null,
    }),
  ),
  [`POST ${v1}/organization/notifications/test`]: keyed(
    () => '/organization/notifications/test',
    () => ({}),
  ),
  [`DELETE ${v1}/organization/notifications`]: keyed(() => '/organization/notifications'),
  [`GET ${v1}/organization/second-factor`]: keyed(() => '/organization/second-factor'),
  [`PUT ${v1}/organization/second-factor`]: keyed(
    () => '/organization/second-factor',
    () => ({ required: false, exemptUserId: null }),
  ),
  [`GET ${v1}/organization`]: keyed(() => '/organization'),
  [`PATCH ${v1}/organization`]: keyed(
    () => '/organization',
    () => ({ name: 'Institute', supportMessage: 'Call 116 123' }),
  ),
  [`GET ${v1}/members`]: keyed(() => '/members'),
  [`PATCH ${v1}/members/[userId]`]: keyed(
    ({ people }) => `/members/${people.colleagueId}`,
    (pick) => ({ role: pick(['viewer', 'researcher', 'owner']) }),
  ),
  [`DELETE ${v1}/members/[userId]`]: keyed(({ people }) => `/members/${people.colleagueId}`),
  [`POST ${v1}/members/[userId]/password-link`]: keyed(
    ({ people }) => `/members/${people.colleagueId}/password-link`,
  ),
  [`GET ${v1}/invitations`]: keyed(() => '/invitations'),
  [`POST ${v1}/invitations`]: keyed(
    () => '/invitations',
    (pick) => ({ email: 'wren@example.org', role: pick(['viewer', 'admin']) }),
  ),
  [`POST ${v1}/invitations/[invitationId]/renew`]: keyed(
    ({ people }) => `/invitations/${people.pending.id}/renew`,
  ),
  [`DELETE ${v1}/invitations/[invitationId]`]: keyed(({ people }) => `/invitations/${people.pending.id}`),
  [`GET ${v1}/keys`]: keyed(() => '/keys'),
  [`POST ${v1}/keys`]: keyed(
    () => '/keys',
    (pick) => ({ name: 'Export', expiresAt: '2099-01-01T00:00:00Z', test: pick([true, false]) }),
  ),
  [`DELETE ${v1}/keys/[keyId]`]: keyed(({ people }) => `/keys/${people.keyId}`),
};
