import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POST as answerRoute } from '@/app/api/interviews/[responseId]/answers/route';
import { POST as startRoute } from '@/app/api/interviews/route';
import { POST as createRoute } from '@/app/api/public/v1/studies/create/route';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answered, launch, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { mutated } from '@/lib/testing/mutated';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization } from '@/lib/testing/world';

testDatabase();

const RUNS = 150;
const REFUSALS = ['invalid_request_body', 'invalid_study_guide'];

function expectJudged(reply: Reply, codes: string[]): void {
  expect([200, 201, 400, 404, 409]).toContain(reply.status);
  if (reply.status >= 400) expect(codes).toContain(reply.body.code);
}

describe('bodies that were changed in some places', () => {
  it('A6: a create is taken or refused by a code of its own, never a 500, and what is taken can be held', async () => {
    const { key } = await newOrganization();
    const whole = {
      title: 'Tea',
      config: { interviewMode: 'text', questionLanguage: 'en', availableLanguages: ['de'] },
      welcomeMessage: { title: 'Hi', message: 'Hello' },
      studyGuide: wholeGuide(),
    };
    await fc.assert(
      fc.asyncProperty(mutated(whole), async (body) => {
        const reply = await call(createRoute, { key, method: 'POST', body });
        expectJudged(reply, REFUSALS);
        if (reply.status !== 201) return;
        expect((await launch(key, reply.body.id)).status).toBe(200);
        await answered(await startedInterview(reply.body.linkId), plainAnswer);
      }),
      { numRuns: RUNS },
    );
  });

  it('A6: a start is taken or refused, never a 500', async () => {
    const { key } = await newOrganization();
    const { linkId } = await launchedStudy(key, wholeGuide());
    const whole = {
      linkId,
      urlParams: { a: '1', b: { c: ['2'] } },
      language: 'en',
      consent: { text: 'Yes' },
    };
    await fc.assert(
      fc.asyncProperty(mutated(whole), async (body) => {
        expectJudged(await call(startRoute, { method: 'POST', body }), [...REFUSALS, 'study_not_found']);
      }),
      { numRuns: RUNS },
    );
  });

  it('A6: an answer of any type is taken or refused, never a 500', async () => {
    const { key } = await newOrganization();
    const { linkId } = await launchedStudy(key, wholeGuide());
    const { responseId, token, step: first } = await startedInterview(linkId);
    let step = first;
    while (step.kind !== 'end') {
      const whole = { stepId: step.id, answer: plainAnswer(step) };
      let taken: Reply | undefined;
      await fc.assert(
        fc.asyncProperty(mutated(whole), async (body) => {
          const reply = await call(answerRoute, { method: 'POST', params: { responseId }, token, body });
          expectJudged(reply, [...REFUSALS, 'conflict']);
          if (reply.status === 200) taken = reply;
        }),
        { numRuns: Math.ceil(RUNS / 5) },
      );
      taken ??= await call(answerRoute, { params: { responseId }, token, body: whole });
      step = taken.body.step;
    }
  });
});
