import { describe, expect, it } from 'vitest';
import { GET as resume } from '@/app/api/interviews/[responseId]/route';
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
  return { study, interview: await startedInterview(study.linkId) };
}
const two = async () => [(await underWay()).interview, (await underWay()).interview];

describe('forgetting a token in a browser', () => {
  refusesOtherTokens(POST, { method: 'POST', interviews: two });

  it('takes back the cookie of this interview and no other', async () => {
    const { study, interview } = await underWay();
    const { responseId, token } = interview;
    const mine = `clq_interview_${study.id}=${responseId}.${token}`;
    const others = `clq_interview_x=${study.id}.abc`;
    const { status, headers } = await call(POST, {
      method: 'POST',
      params: { responseId },
      headers: { cookie: `${others}; ${mine}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBe(
      `clq_interview_${study.id}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`,
    );
    const again = await call(resume, { params: { responseId }, token });
    expect(again.status).toBe(200);
  });

  it('has nothing to take back where there is no cookie', async () => {
    const { responseId, token } = (await underWay()).interview;
    const { status, headers } = await call(POST, { method: 'POST', params: { responseId }, token });
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
  });
});
