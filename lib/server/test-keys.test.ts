import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { pool } from '@/lib/store/database';
import { openApiGateway } from '@/lib/testing/api-gateway';
import { testDatabase } from '@/lib/testing/database';
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
import { testKey } from '@/lib/testing/world';
import type { Gateway } from './gateway';

testDatabase();

const v1 = '/api/public/v1';
/** What names no study, and is for test keys: with the status of its answer where there is no test study. */
const FOR_TEST_KEYS: Record<string, number> = {
  [`GET ${v1}/me`]: 200,
  [`GET ${v1}/studies`]: 200,
  'GET /api/public/list_surveys': 200,
  [`GET ${v1}/dashboard/studies`]: 200,
  [`GET ${v1}/folders`]: 200,
  [`POST ${v1}/folders/move`]: 404,
  [`GET ${v1}/search`]: 200,
  [`POST ${v1}/ask`]: 404,
  [`POST ${v1}/media`]: 201,
  [`GET ${v1}/wallets`]: 200,
  [`GET ${v1}/members`]: 200,
  [`GET ${v1}/organization`]: 200,
  [`GET ${v1}/people`]: 200,
  [`GET ${v1}/people/export`]: 200,
  [`DELETE ${v1}/people`]: 200,
  [`GET ${v1}/webhooks`]: 200,
  [`GET ${v1}/webhooks/[webhookId]`]: 404,
  [`PATCH ${v1}/webhooks/[webhookId]`]: 404,
  [`DELETE ${v1}/webhooks/[webhookId]`]: 404,
  [`POST ${v1}/webhooks/[webhookId]/test`]: 404,
  [`POST ${v1}/webhooks/[webhookId]/rotate`]: 404,
  [`GET ${v1}/webhooks/[webhookId]/deliveries`]: 404,
  [`POST ${v1}/webhooks/[webhookId]/deliveries/[deliveryId]/replay`]: 404,
};
/** They make something of the key's own, and have tests of their own. */
const MAKING = new Set([`POST ${v1}/studies/create`, `POST ${v1}/webhooks`]);

const OPERATIONS = Object.keys(VALID).filter((route) => route.includes(' /api/public/'));
const namesStudy = (route: string) => /\/studies\/\[studyId\]|\/responses\/\[linkId\]/.test(route);
/** As answers have the title of each study of the world. */
const TITLE = '"A study"';

let gateway: Gateway;
let client: WireClient;
let world: MutationWorld;
let trialKey: string;

beforeAll(async () => {
  gateway = await openApiGateway();
  client = new WireClient(gateway.port);
  const owner = await newOwner();
  const { rows } = await pool().query<{ userId: string }>({
    text: `select user_id as "userId" from member where organization_id = $1 and role = 'owner'`,
    values: [owner.organizationId],
  });
  trialKey = await testKey({ organizationId: owner.organizationId, userId: rows[0]?.userId ?? '' });
  world = await mutationWorld(owner, await otherOrganization());
});
afterAll(async () => {
  client.close();
  await gateway.drain(1_000);
});

interface Answered {
  route: string;
  status: number;
  text: string;
}

/** Sends the same valid request to each operation, with this key. */
async function sendAll(key: string, routes: string[]): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const route of routes) {
    const request = validRequest(route, world, picker(seededRandom(route)));
    request.headers = request.headers.map(([name, value]) => [name, name === 'x-api-key' ? key : value]);
    const { status, body } = await client.send(packed(request, `127.0.0.1:${gateway.port}`), { head: false });
    answers.push({ route, status, text: body.toString() });
  }
  return answers;
}

/** Without the time at which a key was used last. */
const everything = async () =>
  (await everythingOf(world.organizationId)).replace(/"last_used_at":("[^"]*"|null)/g, '');

/** Nothing in it tells of a study of the world. */
function tellsNothing({ route, text }: Answered): void {
  for (const other of [world.draft, world.live, world.paused]) {
    expect([route, text.includes(other.id), text.includes(other.linkId)]).toEqual([route, false, false]);
  }
  expect([route, text.includes(TITLE)]).toEqual([route, false]);
}

/** From now on the studies and webhooks of the world are of the other kind, as none ever becomes. */
async function makeThemTests(): Promise<void> {
  const values = [world.organizationId];
  await pool().query({ text: 'update study set is_test_study = true where organization_id = $1', values });
  await pool().query({
    text: 'update webhook set of_test_studies = true where organization_id = $1',
    values,
  });
}

const READS = OPERATIONS.filter((route) => route.startsWith('GET ') && namesStudy(route));
const statusesOf = (answers: Answered[]) => answers.map(({ route, status }) => `${route} ${status}`);

describe('every operation, with', () => {
  it('O3: a test key: ordinary studies do not exist, and what is the organisation’s is refused', async () => {
    const before = await everything();
    const routes = OPERATIONS.filter((route) => !MAKING.has(route));
    for (const answered of await sendAll(trialKey, routes)) {
      const { route, status } = answered;
      const expected = namesStudy(route) ? 404 : (FOR_TEST_KEYS[route] ?? 403);
      expect([route, status]).toEqual([route, expected]);
      tellsNothing(answered);
    }
    expect(await everything()).toBe(before);
  });

  it('O3: an ordinary key: test studies and their webhooks do not exist; a test key reads them as they are', async () => {
    const ordinary = statusesOf(await sendAll(world.key, READS));
    expect(ordinary.filter((one) => one.endsWith(' 200')).length).toBeGreaterThan(30);
    await makeThemTests();
    expect(statusesOf(await sendAll(trialKey, READS))).toEqual(ordinary);
    const before = await everything();
    const hidden = OPERATIONS.filter(
      (route) => namesStudy(route) || [200, 404].includes(FOR_TEST_KEYS[route] ?? 0),
    ).filter((route) => route !== `DELETE ${v1}/people`);
    for (const answered of await sendAll(world.key, hidden)) {
      const { route, status } = answered;
      expect([route, status]).toEqual([route, namesStudy(route) ? 404 : FOR_TEST_KEYS[route]]);
      tellsNothing(answered);
    }
    expect(await everything()).toBe(before);
  });
});
