import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GET as previewRoute } from '@/app/api/public/v1/studies/[studyId]/launch-preview/route';
import { PATCH as patchRoute } from '@/app/api/public/v1/studies/[studyId]/route';
import { GET as walletsRoute } from '@/app/api/public/v1/wallets/route';
import { database } from '@/lib/store/database';
import { study } from '@/lib/store/schema';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { edited } from '@/lib/testing/edited';
import { flat, open, screener, screening } from '@/lib/testing/guide-parts';
import { answer, createdStudy, launch, startedInterview, type TestInterview } from '@/lib/testing/journey';
import { rounds } from '@/lib/testing/rounds';
import { newOrganization, newWallet } from '@/lib/testing/world';
import { closeStudy } from './close-study';

testDatabase();

const CREDITS = 40;
const guide = (text: string) => [
  screening([screener(), screener({ text: 'Every day?' })]),
  flat([open({ text, followUp: 'none' })]),
];

const Act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('target' as const), of: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('start' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('complete' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('abandon' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('publish' as const), typo: fc.boolean() }) },
);

type Act = typeof Act extends fc.Arbitrary<infer A> ? A : never;

/** Begins with a first answer, so that it yields its share to nobody; null where nobody may start. */
async function begun(linkId: string): Promise<TestInterview | null> {
  const interview = await startedInterview(linkId).catch(() => null);
  return interview && { ...interview, step: await screened(interview, true) };
}

async function screened(interview: TestInterview, approved: boolean) {
  const { id, question } = interview.step;
  return (await answer(interview, id, { optionIds: [question.options[approved ? 0 : 1].id] })).body.step;
}

/** Answers the second screener, and the question after it: complete, or screened out. */
async function ended(interview: TestInterview, approved: boolean): Promise<void> {
  const step = await screened(interview, approved);
  if (approved) await answer(interview, step.id, { text: 'It was late.' });
}

it('G2, G6: after any history a publish holds the target’s price, or what was taken when that is more', async () => {
  const history = async (closeAtTarget: boolean, firstTarget: number, acts: Act[]) => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: CREDITS * 100 });
    const usage = async () =>
      Number((await call(walletsRoute, { key })).body.wallets[0].projectCreditBalance.usage);
    const { id, linkId } = await createdStudy(key, guide('Why?'));
    const set = async (body: object) => {
      const patched = await call(patchRoute, {
        method: 'PATCH',
        key,
        params: { studyId: id },
        body,
        headers: { 'if-match': '*' },
      });
      expect(patched.status, patched.text).toBe(200);
    };
    await set({ closeAtTarget, responseTarget: firstTarget });
    await launch(key, id);
    let target = firstTarget;
    let published = firstTarget;
    let complete = 0;
    const underWay: TestInterview[] = [];
    for (const [number, act] of acts.entries()) {
      if (act.do === 'target') {
        await set({ responseTarget: act.of });
        target = act.of;
      } else if (act.do === 'start') {
        const interview = await begun(linkId);
        if (interview) underWay.push(interview);
      } else if (act.do === 'publish') {
        if (act.typo) await edited(id, { guide: guide(`Why ${number}?`) });
        const before = await usage();
        const { holds, givesBack } = (await call(previewRoute, { key, params: { studyId: id } })).body;
        const launched = await launch(key, id);
        expect(launched.status, launched.text).toBe(200);
        const after = await usage();
        expect(after).toBe(Math.max(target, complete + underWay.length));
        expect(after - before).toBe(holds - givesBack);
        if (target === published) expect(after).toBeLessThanOrEqual(before);
        published = target;
      } else {
        const interview = underWay.shift();
        if (interview) await ended(interview, act.do === 'complete');
        if (interview && act.do === 'complete') complete += 1;
      }
    }
    const [row] = await database().select().from(study).where(eq(study.id, id));
    expect(row?.heardCount).toBe(complete);
    await closeStudy(database(), { studyId: id });
    expect(await usage()).toBe(complete + underWay.length);
    for (const interview of underWay) await ended(interview, false);
    expect(await usage()).toBe(complete);
    expect((await verifyWallets(database())).differences).toEqual([]);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.integer({ min: 1, max: 5 }),
      fc.array(Act, { minLength: 12, maxLength: 30, size: 'max' }),
      history,
    ),
    { numRuns: rounds({ sample: 6, long: 60 }) },
  );
});
