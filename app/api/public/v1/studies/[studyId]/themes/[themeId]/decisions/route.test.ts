import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { putIn, themed } from '@/lib/testing/themed';
import { PATCH } from '../route';
import { GET } from './route';

testDatabase();

describe('what was decided about a theme', () => {
  refusesStrangers(GET, {
    params: async (person) => (await themed({ person })).themeParams,
    nowhere: { studyId: randomUUID(), themeId: randomUUID() },
  });

  it('L3: says who did what, newest first', async () => {
    const world = await themed();
    const { key, themeParams: params, person } = world;
    await putIn(world, world.theme.id);
    const headers = { 'if-match': '*' };
    await call(PATCH, { method: 'PATCH', key, params, headers, body: { name: 'Mercury' } });
    const { body } = await call(GET, { key, params });
    const by = { id: person.userId, name: person.name };
    expect(body.decisions).toEqual([
      { at: expect.any(String), by, change: { what: 'renamed', from: 'Quicksilver', to: 'Mercury' } },
      { at: expect.any(String), by, change: { what: 'put_in', readableId: 1 } },
      { at: expect.any(String), by, change: { what: 'made', to: 'Quicksilver' } },
    ]);
  });
});
