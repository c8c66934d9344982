import { describe, expect, it } from 'vitest';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { eventsOf } from '@/lib/testing/events-of';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, startedInterview, type TestInterview } from '@/lib/testing/journey';
import { refusesOtherTokens } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

const quiet = (text: string) => open({ text, followUp: 'none' });
const guide = [flat([quiet('How was it?'), quiet('And then?'), quiet('What else?')]), flat([quiet('Last?')])];

/** An interview with its first question answered. */
async function underWay(allowRevision = true) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, guide, { config: { allowRevision } });
  const interview = await startedInterview(study.linkId);
  const first = interview.step.id;
  const { body } = await answer(interview, first, { text: 'Fine.' });
  return { key, study, interview, first, second: body.step };
}
const change = ({ responseId, token }: TestInterview, body: unknown) =>
  call(POST, { method: 'POST', params: { responseId }, token, body });
const text = (words: string) => ({ text: words });

refusesOtherTokens(POST, {
  method: 'POST',
  body: { stepId: 's', version: 1, answer: text('t') },
  interviews: async () => [(await underWay()).interview, (await underWay()).interview],
});

describe('changing an earlier answer', () => {
  it('the last words count, the first are kept, and the question that was asked next stays', async () => {
    const { key, study, interview, first, second } = await underWay();
    const params = { linkId: study.linkId, responseId: interview.responseId };
    const before = (await call(readingRoute, { key, params })).body;
    expect(before.transcript[0].earlier).toEqual([]);
    const changed = await change(interview, { stepId: first, version: 1, answer: text('Fine, but cold.') });
    expect([changed.status, changed.body]).toEqual([
      200,
      { stepId: first, version: 2, text: 'Fine, but cold.', progress: 'in_progress', step: second },
    ]);
    const after = (await call(readingRoute, { key, params })).body;
    expect(after.transcript[0]).toMatchObject({
      user: 'Fine, but cold.',
      earlier: [{ text: 'Fine.', replacedAt: expect.any(String) }],
    });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    const list = await call(listRoute, { key, params: { linkId: study.linkId } });
    expect(list.text).toContain('Fine, but cold.');
  });

  it('the same change again, and the first answer again, change nothing', async () => {
    const { key, study, interview, first } = await underWay();
    const body = { stepId: first, version: 1, answer: text('Two') };
    const replies = [await change(interview, body), await change(interview, body)];
    expect(replies[1]!.body).toEqual(replies[0]!.body);
    expect((await answer(interview, first, text('Fine.'))).status).toBe(200);
    await change(interview, { stepId: first, version: 2, answer: text('Three') });
    // A late copy of the first change does not take the second one back.
    expect((await change(interview, body)).body).toMatchObject({ version: 3, text: 'Three' });
    const params = { linkId: study.linkId, responseId: interview.responseId };
    const [row] = (await call(readingRoute, { key, params })).body.transcript;
    expect(row.earlier.map((one: { text: string }) => one.text)).toEqual(['Fine.', 'Two']);
  });

  it('of two tabs that change one version, one is told', async () => {
    const { interview, first } = await underWay();
    const replies = await Promise.all(
      ['One', 'Other'].map((words) => change(interview, { stepId: first, version: 1, answer: text(words) })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [lost] = replies.filter(({ status }) => status === 409);
    expect(lost!.body).toMatchObject({ code: 'conflict', error: expect.stringContaining('meanwhile') });
  });

  it('is refused once the block is finished, and where the study does not allow it', async () => {
    const { interview, first, second } = await underWay();
    const third = (await answer(interview, second.id, text('b'))).body.step;
    await answer(interview, third.id, text('c'));
    const late = await change(interview, { stepId: first, version: 1, answer: text('Late') });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.error).toContain('finished');
    const closed = await underWay(false);
    const off = await change(closed.interview, { stepId: closed.first, version: 1, answer: text('x') });
    expect([off.status, off.body.code]).toEqual([409, 'conflict']);
  });

  it('refuses what is no answer to the question, in the envelope', async () => {
    const { interview, first, second } = await underWay();
    const codes = [];
    for (const body of [
      { stepId: first, version: 1, answer: { skip: true } },
      { stepId: first, version: 1, answer: { text: '', recordings: [] } },
      { stepId: first, version: 1, answer: { text: 'a\u0000b' } },
      { stepId: first, version: 0, answer: text('x') },
      { stepId: first, version: 1, answer: text('x'), more: 1 },
      { stepId: first, version: 1 },
    ])
      codes.push((await change(interview, body)).body.code);
    expect(new Set(codes)).toEqual(new Set(['invalid_request_body']));
    for (const stepId of [second.id, 'nowhere', '__proto__']) {
      const reply = await change(interview, { stepId, version: 1, answer: text('x') });
      expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    }
  });

  it('K5: the changed words are looked at, and those that sound like danger stay, with the care', async () => {
    const { key, study, interview, first, second } = await underWay();
    const danger = await change(interview, { stepId: first, version: 1, answer: text('I want to die.') });
    expect(danger.body.step).toMatchObject({ id: second.id, care: { level: 'imminent' } });
    expect(await eventsOf(study.id, interview.responseId)).toEqual(['response.started', 'response.flagged']);
    const harmless = await change(interview, { stepId: first, version: 2, answer: text('A long day.') });
    expect([harmless.status, harmless.body.code]).toEqual([409, 'conflict']);
    const next = await answer(interview, second.id, text('Then I slept.'));
    expect(next.body.step).toMatchObject({ care: { level: 'imminent' }, skippable: true });
    const params = { linkId: study.linkId, responseId: interview.responseId };
    expect((await call(readingRoute, { key, params })).body.flags).toEqual(['safety']);
  });
});
