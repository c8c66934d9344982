import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { themed } from '@/lib/testing/themed';
import { GET } from './route';

testDatabase();

describe("the state of a study's themes", () => {
  refusesStrangers(GET, {
    params: async (person) => ({ studyId: (await themed({ person })).study.id }),
    nowhere: { studyId: randomUUID() },
  });

  it('L3: says when a rule is newer than the reading', async () => {
    const { key, study, theme } = await themed();
    const { body } = await call(GET, { key, params: { studyId: study.id } });
    expect(body).toMatchObject({ reading: 'due', read: 0, toRead: 1, asked: 1 });
    expect(body.themes).toEqual([expect.objectContaining({ themeId: theme.id, stale: true })]);
  });
});
