import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newTheme, putIn, type Themed, themed } from '@/lib/testing/themed';
import { GET as listRoute } from '../../route';
import { GET as evidenceRoute } from '../evidence/route';
import { POST } from './route';

testDatabase();

const merge = ({ key, themeParams: params }: Themed, into: string) =>
  call(POST, { key, params, body: { into } });

describe('merging themes', () => {
  const targets = new Map<string, string>();
  refusesStrangers(POST, {
    method: 'POST',
    params: async (person) => {
      const world = await themed({ person });
      targets.set('into', (await newTheme(world, { name: 'Other' })).body.id);
      return world.themeParams;
    },
    nowhere: { studyId: randomUUID(), themeId: randomUUID() },
    get body() {
      return { into: targets.get('into') ?? randomUUID() };
    },
  });

  it('L3: moves the evidence, each passage once, and leaves one theme', async () => {
    const world = await themed();
    const into = await newTheme(world, { name: 'Other' });
    await putIn(world, world.theme.id);
    await putIn(world, world.theme.id, { start: 4, end: 8 });
    await putIn(world, into.body.id);
    const merged = await merge(world, into.body.id);
    expect([merged.status, merged.body.id, merged.body.responses]).toEqual([200, into.body.id, 1]);
    expect(merged.headers.get('etag')).not.toBe(into.headers.get('etag'));
    const params = { ...world.themeParams, themeId: into.body.id };
    const evidence = await call(evidenceRoute, { key: world.key, params });
    expect(evidence.body.evidence.map((one: { start: number }) => one.start)).toEqual([0, 4]);
    const { body } = await call(listRoute, { key: world.key, params: { studyId: world.study.id } });
    expect(body.themes.map((one: { id: string }) => one.id)).toEqual([into.body.id]);
  });

  it('L3: what stood below it stands below the other one, and a child may take its parent in', async () => {
    const world = await themed();
    const children = [];
    for (const name of ['A', 'B'])
      children.push((await newTheme(world, { name, parentId: world.theme.id })).body.id);
    expect((await merge(world, children[0])).body.parentId).toBeNull();
    const { body } = await call(listRoute, { key: world.key, params: { studyId: world.study.id } });
    expect(body.themes.map((one: { parentId: string }) => one.parentId)).toEqual([null, children[0]]);
  });

  it('L3: a theme that is another one than was seen goes nowhere', async () => {
    const world = await themed();
    const into = (await newTheme(world, { name: 'Other' })).body.id;
    const mergeOn = (etag: string) =>
      call(POST, {
        key: world.key,
        params: world.themeParams,
        body: { into },
        headers: { 'if-match': etag },
      });
    const late = await mergeOn('"999"');
    expect([late.status, late.body.code]).toEqual([409, 'concurrent_modification']);
    const { body } = await call(listRoute, { key: world.key, params: { studyId: world.study.id } });
    const { version } = body.themes.find(({ id }: { id: string }) => id === world.theme.id);
    expect((await mergeOn(`"${version}"`)).status).toBe(200);
  });

  it('L3: not into itself, nor into what is not in the study', async () => {
    const [world, other] = [await themed(), await themed()];
    expect((await merge(world, world.theme.id)).body.code).toBe('conflict');
    expect((await merge(world, other.theme.id)).body.code).toBe('not_found');
    expect(
      (await call(POST, { key: world.key, params: world.themeParams, body: { into: 'x' } })).body.code,
    ).toBe('invalid_request_body');
  });
});
