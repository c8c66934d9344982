import { expect, it } from 'vitest';
import { GET as readRoute } from '@/app/api/shared/[token]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import type { Person } from '@/lib/testing/world';
import { GET as listRoute, POST } from '../route';
import { DELETE } from './route';

testDatabase();

async function made(person?: Person) {
  const { key, study } = await reviewedResponse(person && { person });
  const { body } = await call(POST, { key, params: { studyId: study.id }, body: { what: 'report' } });
  return { key, params: { studyId: study.id, shareId: body.id }, token: body.url.split('/').at(-1) };
}

refusesStrangers(DELETE, {
  method: 'DELETE',
  params: async (person) => (await made(person)).params,
  nowhere: { studyId: 'nowhere-at-all', shareId: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f90a1b2c3' },
});

it('M3: a revoked link is closed at once, and stays in the list', async () => {
  const { key, params, token } = await made();
  expect((await call(readRoute, { params: { token } })).status).toBe(200);
  for (const _ of [1, 2]) {
    const { status, body } = await call(DELETE, { method: 'DELETE', key, params });
    expect([status, body]).toEqual([200, { id: params.shareId, deleted: true }]);
  }
  const closed = await call(readRoute, { params: { token } });
  expect([closed.status, closed.body.code, closed.body.error]).toEqual([
    ...[404, 'not_found', 'This link is closed.'],
  ]);
  const [share] = (await call(listRoute, { key, params })).body.shares;
  expect([share.views, share.revokedBy.name, typeof share.revokedAt]).toEqual([
    ...[1, expect.any(String), 'string'],
  ]);
});
