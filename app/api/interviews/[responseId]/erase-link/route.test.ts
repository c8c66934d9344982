import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesOtherTokens } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

async function underWay() {
  const { key } = await newOrganization();
  const { linkId } = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
  return startedInterview(linkId);
}

describe('the link to delete one’s answers', () => {
  refusesOtherTokens(GET, { method: 'GET', interviews: async () => [await underWay(), await underWay()] });

  it('O2: is there once the interview has ended, the same again, and never in the last step', async () => {
    const interview = await underWay();
    const { responseId, token } = interview;
    const link = () => call(GET, { params: { responseId }, token });
    const before = await link();
    expect([before.status, before.body.code]).toEqual([409, 'conflict']);
    const end = await answered(interview, () => ({ text: 'It was crowded.' }));
    expect(end).toEqual({ kind: 'end', outcome: 'complete', message: expect.any(String) });
    const after = await link();
    expect([after.status, after.body]).toEqual([
      200,
      { url: expect.stringMatching(/\/erase\/[\w-]{87}\?language=en$/) },
    ]);
    expect(after.headers.get('cache-control')).toContain('no-store');
    expect((await link()).body).toEqual(after.body);
  });
});
