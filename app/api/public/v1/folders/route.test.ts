import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { FolderCount } from '@/lib/domain/study/folder';
import { database } from '@/lib/store/database';
import { study } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { limitedKey, newMember, newOrganization, type Person } from '@/lib/testing/world';
import { DELETE, GET, PATCH, POST } from './route';

testDatabase();
refusesStrangers(GET, {});
describe('POST', () => refusesStrangers(POST, { method: 'POST', body: { path: ['A'] } }));
describe('PATCH', () => refusesStrangers(PATCH, { method: 'PATCH', body: { path: ['A'], newPath: ['B'] } }));
describe('DELETE', () => refusesStrangers(DELETE, { method: 'DELETE' }));

const tree = async ({ key }: Person): Promise<string[]> =>
  (await call(GET, { key })).body.folders.map(
    ({ path, studyCount, ownStudyCount }: FolderCount) => `${path.join('/')} ${studyCount} ${ownStudyCount}`,
  );
const make = ({ key }: Person, ...path: string[]) => call(POST, { key, body: { path } });
const rename = ({ key }: Person, path: string[], newPath: string[]) =>
  call(PATCH, { method: 'PATCH', key, body: { path, newPath } });
const remove = ({ key }: Person, path: string, contents?: string) =>
  call(DELETE, { method: 'DELETE', key, query: { path, ...(contents && { contents }) } });
const studyIn = async ({ key }: Person, ...folderPath: string[]): Promise<string> => {
  const { id } = await createdStudy(key, [flat([open()])]);
  await database().update(study).set({ folderPath }).where(eq(study.id, id));
  return id;
};
const folderOf = async (id: string) =>
  (await database().select().from(study).where(eq(study.id, id)))[0]?.folderPath;

describe('folders', () => {
  it('O3: of a key for some studies are those that these stand in, and count these', async () => {
    const owner = await newOrganization();
    const id = await studyIn(owner, 'Night trains', 'Booking');
    await studyIn(owner, 'Night trains', 'Booking');
    await studyIn(owner, 'Secret plans');
    await make(owner, 'Empty');
    const key = await limitedKey(owner, { studyIds: [id] });
    expect((await tree({ ...owner, key })).sort()).toEqual(['Night trains 1 0', 'Night trains/Booking 1 1']);
    expect((await call(GET, { key })).body.studyCount).toBe(1);
  });

  it('are those that were made and those that studies stand in, as a tree with counts', async () => {
    const owner = await newOrganization();
    await studyIn(owner, 'Night trains', 'Booking');
    await studyIn(owner, 'Night trains', 'Booking');
    await studyIn(owner, 'Night trains');
    await make(owner, 'Loyalty', 'Points');
    expect(await tree(owner)).toEqual([
      'Loyalty 0 0',
      'Loyalty/Points 0 0',
      'Night trains 3 1',
      'Night trains/Booking 2 2',
    ]);
    expect((await call(GET, { key: owner.key })).body.studyCount).toBe(3);
    expect((await call(GET, { key: (await newOrganization()).key })).body).toEqual({
      studyCount: 0,
      folders: [],
    });
  });

  it('are made once, whether by hand or by a study', async () => {
    const owner = await newOrganization();
    const made = await make(owner, 'A', 'B');
    expect([made.status, made.body]).toEqual([201, { path: ['A', 'B'] }]);
    await studyIn(owner, 'C', 'D');
    for (const path of [['A', 'B'], ['A'], ['C'], ['C', 'D']]) {
      const again = await make(owner, ...path);
      expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    }
    expect((await make(await newOrganization(), 'A', 'B')).status).toBe(201);
  });

  it('take any name that a study may have for its folder', async () => {
    const owner = await newOrganization();
    for (const name of ['A/B', '50%', '__proto__', '{"a"}', 'NULL', '', 'x'.repeat(301), 'a\0']) {
      const { status } = await make(owner, name);
      expect([name, status]).toEqual([name, name === '' || name.length > 300 || name === 'a\0' ? 400 : 201]);
    }
    for (const body of [
      {},
      { path: [] },
      { path: 'A' },
      { path: ['A'], more: 1 },
      { path: Array(11).fill('a') },
    ]) {
      const reply = await call(POST, { key: owner.key, body });
      expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    }
    expect((await remove(owner, 'A%2FB')).status).toBe(200);
    expect((await remove(owner, '50%25')).status).toBe(200);
  });
});

describe('a renamed folder', () => {
  it('takes everything below along, and moves the version that editors see', async () => {
    const owner = await newOrganization();
    const inside = await studyIn(owner, 'A', 'B', 'C');
    const beside = await studyIn(owner, 'AB');
    await make(owner, 'A', 'Empty');
    const before = (await database().select().from(study).where(eq(study.id, inside)))[0]!.version;
    const reply = await rename(owner, ['A'], ['X', 'Y']);
    expect([reply.status, reply.body]).toEqual([200, { path: ['X', 'Y'], movedStudies: 1 }]);
    expect(await tree(owner)).toEqual([
      'AB 1 1',
      'X 1 0',
      'X/Y 1 0',
      'X/Y/B 1 0',
      'X/Y/B/C 1 1',
      'X/Y/Empty 0 0',
    ]);
    expect(await folderOf(inside)).toEqual(['X', 'Y', 'B', 'C']);
    expect(await folderOf(beside)).toEqual(['AB']);
    expect((await database().select().from(study).where(eq(study.id, inside)))[0]!.version).toBe(before + 1);
  });

  it('is not mixed with another, nor put into itself, nor too deep; nothing moves then', async () => {
    const owner = await newOrganization();
    await studyIn(owner, 'A', 'B');
    await make(owner, 'C');
    const deep = Array.from({ length: 10 }, (_, index) => `${index}`);
    for (const [from, to] of [
      [['A'], ['C']],
      [['C'], ['A']],
      [['A'], ['A', 'B']],
      [['A'], ['A', 'New']],
      [['A'], deep],
    ] as [string[], string[]][]) {
      const reply = await rename(owner, from, to);
      expect([from, to, reply.status, reply.body.code]).toEqual([from, to, 409, 'conflict']);
    }
    expect(await tree(owner)).toEqual(['A 1 0', 'A/B 1 1', 'C 0 0']);
    expect((await rename(owner, ['A'], ['A'])).body).toEqual({ path: ['A'], movedStudies: 0 });
  });

  it('has to be there, in this organisation', async () => {
    const [owner, other] = [await newOrganization(), await newOrganization()];
    await make(other, 'A');
    await studyIn(other, 'B');
    for (const name of ['A', 'B']) {
      const reply = await rename(owner, [name], ['C']);
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    }
    await make(owner, 'A');
    await rename(owner, ['A'], ['C']);
    expect(await tree(other)).toEqual(['A 0 0', 'B 1 1']);
  });

  it('goes to one of those who rename it at once', async () => {
    const owner = await newOrganization();
    const id = await studyIn(owner, 'A');
    const replies = await Promise.all(['B', 'C', 'D', 'E'].map((name) => rename(owner, ['A'], [name])));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const won = replies.find(({ status }) => status === 200);
    expect(await folderOf(id)).toEqual(won?.body.path);
  });
});

describe('a deleted folder', () => {
  it('goes with its empty folders, but not with a study in it', async () => {
    const owner = await newOrganization();
    await make(owner, 'A', 'B');
    const id = await studyIn(owner, 'C', 'D');
    expect((await remove(owner, 'A')).body).toEqual({ path: ['A'], movedStudies: 0 });
    const refused = await remove(owner, 'C');
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'conflict',
      expect.stringContaining('1 study'),
    ]);
    expect(await folderOf(id)).toEqual(['C', 'D']);
    expect((await remove(owner, 'A')).status).toBe(404);
  });

  it('lets its studies move up, into folders of the same name where there are any', async () => {
    const owner = await newOrganization();
    const deep = await studyIn(owner, 'A', 'B', 'C');
    const top = await studyIn(owner, 'A');
    await make(owner, 'A', 'C');
    expect((await remove(owner, 'A/B', 'moveUp')).body.movedStudies).toBe(1);
    expect(await folderOf(deep)).toEqual(['A', 'C']);
    expect((await remove(owner, 'A', 'moveUp')).body.movedStudies).toBe(2);
    expect([await folderOf(deep), await folderOf(top)]).toEqual([['C'], null]);
    expect(await tree(owner)).toEqual(['C 1 1']);
  });

  it('E1: is named by a path that can be read', async () => {
    const { key } = await newOrganization();
    for (const query of ['', 'path=', 'path=a//b', 'path=a&path=b', 'path=50%25', 'path=a&contents=delete']) {
      const reply = await call(DELETE, { method: 'DELETE', key, query });
      expect([query, reply.status, reply.body.code]).toEqual([query, 400, 'bad_request']);
    }
  });
});

it('H1: viewers read folders, collaborators change them', async () => {
  const owner = await newOrganization();
  await make(owner, 'A');
  const viewer = await newMember(owner.organizationId, 'viewer');
  const collaborator = await newMember(owner.organizationId, 'collaborator');
  expect(await tree(viewer)).toEqual(['A 0 0']);
  for (const reply of [
    await make(viewer, 'B'),
    await rename(viewer, ['A'], ['B']),
    await remove(viewer, 'A'),
  ]) {
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
  }
  expect((await rename(collaborator, ['A'], ['B'])).status).toBe(200);
});
