import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, {
  method: 'POST',
  body: {},
  headers: { 'if-match': '*' },
  params: async (person) => ({ studyId: (await reviewedResponse({ person })).study.id }),
  nowhere: { studyId: 'nowhere-at-all' },
});

it('M3: needs the version that was read', async () => {
  const { key, study } = await reviewedResponse();
  const ask = (headers: Record<string, string>) =>
    call(POST, { method: 'POST', key, params: { studyId: study.id }, headers });
  expect((await ask({})).body.code).toBe('bad_request');
  expect((await ask({ 'if-match': '"7"' })).body.code).toBe('concurrent_modification');
  expect((await ask({ 'if-match': '"0"' })).status).toBe(200);
});
