import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as readMe } from '@/app/api/public/v1/me/route';
import { GET as listStudies } from '@/app/api/public/v1/studies/route';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import type { KeyLimits } from '@/lib/domain/people/key-limits';
import { openApiGateway } from '@/lib/testing/api-gateway';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { createdStudy } from '@/lib/testing/journey';
import { picker } from '@/lib/testing/mutations/mutate-json';
import {
  everythingOf,
  type MutationWorld,
  mutationWorld,
  newOwner,
  otherOrganization,
} from '@/lib/testing/mutations/mutation-world';
import { VALID, validRequest } from '@/lib/testing/mutations/valid-requests';
import { WireClient } from '@/lib/testing/mutations/wire-client';
import { packed } from '@/lib/testing/mutations/wire-request';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { limitedKey } from '@/lib/testing/world';
import type { Gateway } from './gateway';

testDatabase();

const v1 = '/api/public/v1';
/** What reads although it is no GET. */
const ASKING = new Set([
  `POST ${v1}/ask`,
  `POST ${v1}/studies/[studyId]/ask`,
  `POST ${v1}/studies/[studyId]/report/figures`,
  `POST ${v1}/studies/[studyId]/validate`,
  `POST ${v1}/studies/[studyId]/fieldwork/compare`,
]);
const LAUNCHING = new Set(
  ['launch', 'pause', 'resume', 'close'].map((verb) => `POST ${v1}/studies/[studyId]/${verb}`),
);
/** Changes that also show somebody what participants said. */
const READING_CHANGES = new Set([
  `POST ${v1}/studies/[studyId]/shares`,
  `POST ${v1}/webhooks`,
  `PATCH ${v1}/webhooks/[webhookId]`,
  `PUT ${v1}/organization/models`,
]);
/** Changes that give access, which no limited key makes. */
const GIVING_ACCESS = new Set([
  `POST ${v1}/keys`,
  `DELETE ${v1}/keys/[keyId]`,
  `POST ${v1}/invitations`,
  `POST ${v1}/invitations/[invitationId]/renew`,
  `PATCH ${v1}/members/[userId]`,
  `POST ${v1}/members/[userId]/password-link`,
  `PUT ${v1}/organization/second-factor`,
]);
/** What names no study, and answers with those of the key alone. */
const KEEPING_TO_STUDIES = new Set([
  `GET ${v1}/me`,
  `GET ${v1}/studies`,
  'GET /api/public/list_surveys',
  `GET ${v1}/dashboard/studies`,
  `GET ${v1}/folders`,
  `GET ${v1}/search`,
  `POST ${v1}/media`,
]);

/** Every operation that a key authenticates; the protocol of assistants has tests of its own (app/api/mcp). */
const OPERATIONS = Object.keys(VALID).filter((route) => route.includes(' /api/public/'));
const isRead = (route: string) => route.startsWith('GET ') || ASKING.has(route);
const namesStudy = (route: string) => /\/studies\/\[studyId\]|\/responses\/\[linkId\]/.test(route);

/** As answers have the title of each study of the world. */
const TITLE = '"A study"';
let gateway: Gateway;
let client: WireClient;
let world: MutationWorld;

beforeAll(async () => {
  gateway = await openApiGateway();
  client = new WireClient(gateway.port);
  world = await mutationWorld(await newOwner(), await otherOrganization());
});
afterAll(async () => {
  client.close();
  await gateway.drain(1_000);
});

interface Answered {
  route: string;
  status: number;
  code: string;
  text: string;
}

/** Sends the same valid request to each operation, with this key. */
async function sendAll(key: string, routes = OPERATIONS): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const route of routes) {
    const request = validRequest(route, world, picker(seededRandom(route)));
    request.headers = request.headers.map(([name, value]) => [name, name === 'x-api-key' ? key : value]);
    const { status, body } = await client.send(packed(request, `127.0.0.1:${gateway.port}`), { head: false });
    const text = body.toString();
    const code = status >= 400 ? String(JSON.parse(text).code) : '';
    answers.push({ route, status, code, text });
  }
  return answers;
}

async function keyWith(limits: Partial<KeyLimits>): Promise<string> {
  const me = await call(readMe, { key: world.key });
  return limitedKey({ organizationId: world.organizationId, userId: me.body.user.id }, limits);
}

/** Without the time at which a key was used last. */
const everything = async () =>
  (await everythingOf(world.organizationId)).replace(/"last_used_at":("[^"]*"|null)/g, '');

const refused = (answers: Answered[]) =>
  answers.filter(({ status }) => status === 403).map(({ route }) => route);
const but = (routes: string[], ...sets: ReadonlySet<string>[]) =>
  routes.filter((route) => !sets.some((set) => set.has(route)));

describe('every operation, with a key for', () => {
  it('O3: reading alone: every change is refused, and nothing is changed', async () => {
    const key = await keyWith({ scopes: ['read'] });
    const before = await everything();
    const answers = await sendAll(key);
    expect(refused(answers)).toEqual(OPERATIONS.filter((route) => !isRead(route)));
    for (const { route, status, code, text } of answers.filter((one) => !isRead(one.route))) {
      const launches = route === `POST ${v1}/studies/[studyId]/launch`;
      expect([route, status, code]).toEqual([
        route,
        403,
        launches ? 'launch_permission_denied' : 'forbidden',
      ]);
      const missing = LAUNCHING.has(route) ? 'launch' : 'write';
      if (!GIVING_ACCESS.has(route)) expect(text).toContain(missing);
    }
    expect(await everything()).toBe(before);
  });

  it('O3: launching alone: everything but that is refused', async () => {
    const key = await keyWith({ scopes: ['launch'] });
    const others = but(OPERATIONS, LAUNCHING);
    expect(refused(await sendAll(key, others))).toEqual(others);
  });

  it('O3: one other study: those of the rest do not exist, and what is the organisation’s is refused', async () => {
    const own = await createdStudy(world.key, wholeGuide(), { title: 'My own' });
    const key = await keyWith({ studyIds: [own.id] });
    const before = await everything();
    const answers = await sendAll(key);
    for (const { route, status, text } of answers) {
      const expected = GIVING_ACCESS.has(route)
        ? 403
        : namesStudy(route) || route === `POST ${v1}/ask`
          ? 404
          : KEEPING_TO_STUDIES.has(route)
            ? route.startsWith('POST')
              ? 201
              : 200
            : 403;
      expect([route, status]).toEqual([route, expected]);
      for (const other of [world.draft, world.live, world.paused]) {
        expect([route, text.includes(other.id), text.includes(other.linkId)]).toEqual([route, false, false]);
      }
      expect([route, text.includes(TITLE)]).toEqual([route, false]);
    }
    expect(await everything()).toBe(before);
  });

  it('O3: reading these studies: reads answer as they do to a key for all', async () => {
    const listed = await call(listStudies, { key: world.key });
    const studyIds: string[] = listed.body.map(({ id }: { id: string }) => id);
    const routes = OPERATIONS.filter((route) => isRead(route) && namesStudy(route));
    const statuses = (answers: Answered[]) => answers.map(({ route, status }) => `${route} ${status}`);
    const all = await sendAll(world.key, routes);
    const some = await sendAll(await keyWith({ scopes: ['read'], studyIds }), routes);
    expect(statuses(some).length).toBeGreaterThan(30);
    expect(statuses(some)).toEqual(statuses(all));
  });

  it('O3: changing alone: reads and launches are refused', async () => {
    const key = await keyWith({ scopes: ['write'] });
    const reads = OPERATIONS.filter(
      (route) =>
        isRead(route) || LAUNCHING.has(route) || READING_CHANGES.has(route) || GIVING_ACCESS.has(route),
    );
    expect(refused(await sendAll(key, reads))).toEqual(reads);
    const changes = OPERATIONS.filter((route) => !reads.includes(route));
    expect(refused(await sendAll(key, changes))).toEqual([]);
  });
});
