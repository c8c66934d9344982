import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { GET as listFolders } from '@/app/api/public/v1/folders/route';
import { database } from '@/lib/store/database';
import { study } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();
refusesStrangers(POST, { method: 'POST', body: { studyIds: [randomUUID()], folderPath: null } });

const move = (key: string, studyIds: string[], folderPath: string[] | null) =>
  call(POST, { key, body: { studyIds, folderPath } });
const rowOf = async (id: string) => (await database().select().from(study).where(eq(study.id, id)))[0]!;

it('moves studies into a folder and out of it, and tells whence', async () => {
  const { key } = await newOrganization();
  const one = (await createdStudy(key, [flat([open()])])).id;
  const two = (await createdStudy(key, [flat([open()])])).id;
  const into = await move(key, [one.toUpperCase(), two, one], ['A', 'B']);
  expect([into.status, into.body]).toEqual([
    200,
    {
      folderPath: ['A', 'B'],
      moved: [
        { id: one, from: null },
        { id: two, from: null },
      ],
    },
  ]);
  const { version } = await rowOf(one);
  expect((await move(key, [one], ['A', 'B'])).body.moved).toEqual([{ id: one, from: ['A', 'B'] }]);
  expect((await rowOf(one)).version).toBe(version);
  await move(key, [one, two], null);
  expect([(await rowOf(one)).folderPath, (await rowOf(one)).version]).toEqual([null, version + 1]);
  const { folders } = (await call(listFolders, { key })).body;
  expect(folders.map(({ path }: { path: string[] }) => path.join('/'))).toEqual(['A', 'A/B']);
});

it('E8: moves nothing when one of them is not there or belongs to others', async () => {
  const [owner, other] = [await newOrganization(), await newOrganization()];
  const mine = (await createdStudy(owner.key, [flat([open()])])).id;
  const theirs = (await createdStudy(other.key, [flat([open()])])).id;
  for (const id of [randomUUID(), theirs]) {
    const reply = await move(owner.key, [mine, id], ['A']);
    expect([reply.status, reply.body.code]).toEqual([404, 'study_not_found']);
  }
  expect([(await rowOf(mine)).folderPath, (await rowOf(theirs)).folderPath]).toEqual([null, null]);
});

it('H1: is for those who may edit', async () => {
  const owner = await newOrganization();
  const { id } = await createdStudy(owner.key, [flat([open()])]);
  const viewer = await newMember(owner.organizationId, 'viewer');
  const reply = await move(viewer.key, [id], ['A']);
  expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
});

it('A1: refuses what is no request', async () => {
  const { key } = await newOrganization();
  const id = randomUUID();
  for (const body of [
    {},
    { studyIds: [], folderPath: null },
    { studyIds: ['x'], folderPath: null },
    { studyIds: [id] },
    { studyIds: [id], folderPath: [] },
    { studyIds: [id], folderPath: [''] },
    { studyIds: Array(501).fill(id), folderPath: null },
  ]) {
    const reply = await call(POST, { key, body });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
  }
});
