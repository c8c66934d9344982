import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newTheme, putIn, type Themed, themed } from '@/lib/testing/themed';
import { newMember } from '@/lib/testing/world';
import { DELETE, GET, PATCH } from './route';

testDatabase();

const of = async (person: Themed['person']) => (await themed({ person })).themeParams;
const nowhere = { studyId: randomUUID(), themeId: randomUUID() };
const anyVersion = { 'if-match': '*' };

const read = ({ key, themeParams: params }: Themed) => call(GET, { key, params });
const change = ({ key, themeParams: params }: Themed, body: object, etag: string | null = '*') =>
  call(PATCH, {
    method: 'PATCH',
    key,
    params,
    body,
    ...(etag !== null && { headers: { 'if-match': etag } }),
  });
const remove = ({ key, themeParams: params }: Themed, etag: string | null) =>
  call(DELETE, {
    method: 'DELETE',
    key,
    params,
    ...(etag !== null && { headers: { 'if-match': etag } }),
  });

describe('reading a theme', () => {
  refusesStrangers(GET, { params: of, nowhere });

  it('L3: has an ETag that changes with its counts too, so that 304 is true', async () => {
    const world = await themed();
    const { headers } = await read(world);
    const etag = headers.get('etag') ?? '';
    const again = () =>
      call(GET, { key: world.key, params: world.themeParams, headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await putIn(world, world.theme.id);
    expect((await again()).status).toBe(200);
  });

  it("another study's theme is not there", async () => {
    const [world, other] = [await themed(), await themed()];
    const params = { studyId: world.study.id, themeId: other.theme.id };
    const reply = await call(GET, { key: world.key, params });
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
  });
});

describe('changing a theme', () => {
  refusesStrangers(PATCH, {
    method: 'PATCH',
    params: of,
    nowhere,
    body: { name: 'New' },
    headers: anyVersion,
  });

  it('L3: needs If-Match, and the current one', async () => {
    const world = await themed();
    const without = await change(world, { name: 'New' }, null);
    expect([without.status, without.body.code]).toEqual([400, 'bad_request']);
    const first = await change(world, { name: 'First' }, world.theme.etag);
    expect([first.status, first.body.name]).toEqual([200, 'First']);
    for (const stale of [world.theme.etag, '"999"', 'nonsense']) {
      const late = await change(world, { name: 'Late' }, stale);
      expect([late.status, late.body.code]).toEqual([409, 'concurrent_modification']);
    }
    expect((await change(world, { rule: 'A rule.' }, first.headers.get('etag'))).body.rule).toBe('A rule.');
  });

  it('L3: new evidence is no change that an editor has to read first', async () => {
    const world = await themed();
    await putIn(world, world.theme.id);
    expect((await change(world, { name: 'New' }, world.theme.etag)).status).toBe(200);
  });

  it('L3: is decided either way, and back', async () => {
    const world = await themed();
    for (const status of ['rejected', 'suggested', 'accepted'])
      expect((await change(world, { status })).body.status).toBe(status);
  });

  it('L3: cannot stand below itself or what stands below it', async () => {
    const world = await themed();
    const child = await newTheme(world, { name: 'Child', parentId: world.theme.id });
    for (const parentId of [world.theme.id, child.body.id]) {
      const reply = await change(world, { parentId });
      expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    }
    const unknown = await change(world, { parentId: randomUUID() });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  });

  it('L3: only what is accepted counts in what stands above it', async () => {
    const world = await themed();
    const child = await newTheme(world, { name: 'Child', parentId: world.theme.id });
    await putIn(world, child.body.id);
    expect((await read(world)).body.responses).toBe(1);
    const below = { ...world, themeParams: { ...world.themeParams, themeId: child.body.id } };
    await change(below, { status: 'rejected' });
    expect((await read(world)).body.responses).toBe(0);
    await change(below, { status: 'accepted', parentId: null });
    expect((await read(world)).body.responses).toBe(0);
    await change(below, { parentId: world.theme.id });
    expect((await read(world)).body.responses).toBe(1);
  });

  it('H1: is for who may edit', async () => {
    const world = await themed();
    const viewer = await newMember(world.person.organizationId, 'viewer');
    expect((await change({ ...world, key: viewer.key }, { name: 'x' })).status).toBe(403);
    expect((await remove({ ...world, key: viewer.key }, '*')).status).toBe(403);
  });
});

describe('deleting a theme', () => {
  refusesStrangers(DELETE, { method: 'DELETE', params: of, nowhere, headers: anyVersion });

  it('L3: needs If-Match, and takes its evidence with it; what stands below moves up', async () => {
    const world = await themed();
    const middle = await newTheme(world, { name: 'Middle', parentId: world.theme.id });
    const low = await newTheme(world, { name: 'Low', parentId: middle.body.id });
    await putIn(world, middle.body.id);
    const params = { ...world.themeParams, themeId: middle.body.id };
    const doomed = { ...world, themeParams: params };
    expect((await remove(doomed, null)).body.code).toBe('bad_request');
    expect((await remove(doomed, '"7"')).body.code).toBe('concurrent_modification');
    expect((await remove(doomed, middle.headers.get('etag'))).body).toEqual({
      id: middle.body.id,
      deleted: true,
    });
    expect((await read(doomed)).status).toBe(404);
    expect((await read(world)).body.responses).toBe(0);
    const left = { ...world, themeParams: { ...params, themeId: low.body.id } };
    expect((await read(left)).body.parentId).toBe(world.theme.id);
  });
});
