import fc from 'fast-check';
import { expect, it } from 'vitest';
import { POST as duplicateRoute } from '@/app/api/public/v1/studies/[studyId]/duplicate/route';
import { POST as launchRoute } from '@/app/api/public/v1/studies/[studyId]/launch/route';
import { DELETE as deleteRoute, PATCH as patchRoute } from '@/app/api/public/v1/studies/[studyId]/route';
import { GET as walletsRoute } from '@/app/api/public/v1/wallets/route';
import { database, pool } from '@/lib/store/database';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { edited } from '@/lib/testing/edited';
import { flat, open, screener, screening } from '@/lib/testing/guide-parts';
import {
  answered,
  createdStudy,
  plainAnswer,
  startedInterview,
  type TestInterview,
  type TestStudy,
} from '@/lib/testing/journey';
import { rounds } from '@/lib/testing/rounds';
import { newSignedIn } from '@/lib/testing/signed-in';
import { newOrganization, newWallet, testKey } from '@/lib/testing/world';
import { closeStudy } from './close-study';

testDatabase();

const guide = (text: string) => [screening([screener()]), flat([open({ text, followUp: 'none' })])];

const Act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('launch' as const), isPerson: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      responseTarget: fc.integer({ min: 1, max: 500 }),
      interviewMode: fc.constantFrom('text', 'video_screen'),
      closeAtTarget: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('start' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('end' as const), isScreenedOut: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('copy' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const) }) },
);
type Act = typeof Act extends fc.Arbitrary<infer A> ? A : never;

interface Trial {
  trialKey: string;
  /** What the browser of somebody of the organisation sends. */
  session: Record<string, string>;
  study: TestStudy;
  underWay: TestInterview[];
}

async function act(trial: Trial, one: Act): Promise<void> {
  const { study, trialKey } = trial;
  const at = { key: trialKey, params: { studyId: study.id } };
  switch (one.do) {
    case 'launch':
      await call(launchRoute, {
        ...{ method: 'POST', params: at.params },
        ...(one.isPerson ? { headers: trial.session } : { key: trialKey }),
      });
      return;
    case 'change': {
      const { responseTarget, interviewMode, closeAtTarget } = one;
      const body = { responseTarget, closeAtTarget, config: { interviewMode } };
      await call(patchRoute, { method: 'PATCH', ...at, body, headers: { 'if-match': '*' } });
      return;
    }
    case 'start': {
      const interview = await startedInterview(study.linkId).catch(() => null);
      if (interview) trial.underWay.push(interview);
      return;
    }
    case 'end': {
      const interview = trial.underWay.shift();
      if (!interview) return;
      await answered(interview, (step) =>
        one.isScreenedOut && step.question?.type === 'multiple_choice'
          ? { optionIds: [step.question.options[1].id] }
          : plainAnswer(step),
      ).catch(() => undefined);
      return;
    }
    case 'edit':
      await edited(study.id, { guide: guide('And?') });
      return;
    case 'copy': {
      const copied = await call(duplicateRoute, { method: 'POST', ...at });
      if (copied.status === 201) trial.study = copied.body;
      return;
    }
    case 'close':
      await closeStudy(database(), { studyId: study.id });
      return;
    case 'delete':
      await call(deleteRoute, { method: 'DELETE', ...at });
      trial.underWay = [];
      trial.study = await createdStudy(trialKey, guide('Why?'));
  }
}

it('O3, G4: whatever happens to test studies, the ledger has no entry of it and every balance stays', async () => {
  const history = async (acts: Act[]) => {
    const owner = await newOrganization();
    const trialKey = await testKey(owner);
    const walletId = await newWallet(owner.organizationId, { credits: 20_00 });
    const figures = async () => (await call(walletsRoute, { key: trialKey })).text;
    const moved = async () =>
      (
        await pool().query<{ entries: number; held: number }>({
          text: `select (select count(*) from transfer where wallet_id = $1)::int as entries,
                        (select count(*) from study_hold where wallet_id = $1)::int
                        + (select count(*) from share where wallet_id = $1)::int as held`,
          values: [walletId],
        })
      ).rows;
    const before = [await figures(), await moved()];
    const study = await createdStudy(trialKey, guide('Why?'));
    const { organizationId } = owner;
    const { headers } = await newSignedIn({ organizationId, role: 'owner' });
    const session = { ...headers, 'x-organization': organizationId };
    const trial: Trial = { trialKey, session, study, underWay: [] };
    for (const one of acts) await act(trial, one);
    expect([await figures(), await moved()]).toEqual(before);
  };
  await fc.assert(fc.asyncProperty(fc.array(Act, { minLength: 6, maxLength: 20, size: 'max' }), history), {
    numRuns: rounds({ sample: 8, long: 80 }),
  });
  expect((await verifyWallets(database())).differences).toEqual([]);
});
