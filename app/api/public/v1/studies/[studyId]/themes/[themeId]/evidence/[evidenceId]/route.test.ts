import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DELETE as deleteResponseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { putIn, type Themed, themed } from '@/lib/testing/themed';
import { GET as themeRoute } from '../../route';
import { GET as listRoute } from '../route';
import { DELETE } from './route';

testDatabase();

const nowhere = { studyId: randomUUID(), themeId: randomUUID(), evidenceId: randomUUID() };
const takeOut = ({ key, themeParams }: Themed, evidenceId: string) =>
  call(DELETE, { method: 'DELETE', key, params: { ...themeParams, evidenceId } });
const countOf = async ({ key, themeParams: params }: Themed) => [
  (await call(themeRoute, { key, params })).body.responses,
  (await call(listRoute, { key, params })).body.evidence.length,
];

describe('taking a passage out', () => {
  refusesStrangers(DELETE, {
    method: 'DELETE',
    params: async (person) => {
      const world = await themed({ person });
      const { body } = await putIn(world, world.theme.id);
      return { ...world.themeParams, evidenceId: body.id };
    },
    nowhere,
  });

  it('L3: it is gone from list and count, and may be put in again', async () => {
    const world = await themed();
    const { body } = await putIn(world, world.theme.id);
    expect(await countOf(world)).toEqual([1, 1]);
    const gone = await takeOut(world, body.id);
    expect([gone.status, gone.body]).toEqual([200, { id: body.id, deleted: true }]);
    expect(await countOf(world)).toEqual([0, 0]);
    expect((await takeOut(world, body.id)).body.code).toBe('not_found');
    await putIn(world, world.theme.id);
    expect(await countOf(world)).toEqual([1, 1]);
  });

  it('L3: a deleted response takes its evidence along', async () => {
    const world = await themed();
    await putIn(world, world.theme.id);
    await call(deleteResponseRoute, { method: 'DELETE', key: world.key, params: world.params });
    expect(await countOf(world)).toEqual([0, 0]);
    const { body } = await call(themeRoute, { key: world.key, params: world.themeParams });
    expect(body.asked).toBe(0);
  });
});
