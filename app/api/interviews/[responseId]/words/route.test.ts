import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesOtherTokens } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

async function underWay() {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open()])]);
  return startedInterview(study.linkId);
}

refusesOtherTokens(POST, { method: 'POST', interviews: async () => [await underWay(), await underWay()] });

it.each([[null], [{}], [{ stepId: 1 }], [{ stepId: 's', more: 1 }]])(
  'refuses what names no step: %j',
  async (body) => {
    const { responseId, token } = await underWay();
    const reply = await call(POST, { method: 'POST', params: { responseId }, token, body });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
  },
);

it('K9: nothing is understood where nothing was said, nothing transcribes, or there is no such step', async () => {
  const { responseId, token, step } = await underWay();
  for (const stepId of [step.id, 'nothing']) {
    const reply = await call(POST, { method: 'POST', params: { responseId }, token, body: { stepId } });
    expect([reply.status, reply.body]).toEqual([200, { text: '', heardMs: 0 }]);
  }
});
