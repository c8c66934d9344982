import { describe, expect, it } from 'vitest';
import { GET as resumeById } from '@/app/api/interviews/[responseId]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

const guide = [flat([open({ text: 'Why?', followUp: 'none' }), open({ text: 'And?', followUp: 'none' })])];
const resume = (more: object) => call(POST, { method: 'POST', ...more });

async function underWay() {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, guide);
  return { study, interview: await startedInterview(study.linkId) };
}

describe('resuming by the token alone', () => {
  it('answers what resuming by the id answers', async () => {
    const { interview } = await underWay();
    await answer(interview, interview.step.id, { text: 'So' });
    const reply = await resume({ token: interview.token });
    const { responseId, token } = interview;
    const byId = await call(resumeById, { params: { responseId }, token });
    expect([reply.status, reply.body]).toEqual([200, byId.body]);
    expect(reply.body.history).toHaveLength(1);
  });

  it('gives the cookie by which the page then resumes', async () => {
    const { study, interview } = await underWay();
    const { headers } = await resume({ token: interview.token });
    expect(headers.get('set-cookie')).toContain(
      `clq_interview_${study.id}=${interview.responseId}.${interview.token}; Path=/; HttpOnly`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('H2: without a token that opens an interview it is unauthorized, a cookie is none', async () => {
    const { study, interview } = await underWay();
    const cookie = `clq_interview_${study.id}=${interview.responseId}.${interview.token}`;
    const replies = await Promise.all([
      resume({}),
      resume({ token: 'nonsense' }),
      resume({ token: `${interview.token}x` }),
      resume({ headers: { authorization: interview.token } }),
      resume({ headers: { cookie, 'sec-fetch-site': 'same-origin' } }),
    ]);
    for (const { status, body } of replies) expect([status, body.code]).toEqual([401, 'unauthorized']);
  });
});
