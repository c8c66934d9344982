import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AccountBook, Action, CREDITS, LIMITS, RESPONSES, STUDIES } from '@/lib/testing/account-book';
import { testDatabase } from '@/lib/testing/database';
import { makeResponse, makeStudies, makeWallet } from '@/lib/testing/wallet-world';
import { newOrganization } from '@/lib/testing/world';
import { type Db, database } from './database';
import { changeLaunchHold, placeLaunchHold, releaseLaunchHold } from './launch-holds';
import { allotShare, chargeShare, dropStudyFunds, giveBackShare } from './shares';
import { verifyWallets } from './verify-wallets';
import { creditWallet, findWallet, findWalletFor } from './wallets';

testDatabase();

interface World {
  walletId: string;
  organizations: { organizationId: string; userId: string }[];
  studies: { studyId: string; responses: string[] }[];
}

async function makeWorld(): Promise<World> {
  const organizations = [await newOrganization(), await newOrganization()];
  const walletId = await makeWallet(
    CREDITS,
    organizations.map(({ organizationId }, index) => {
      const limit = LIMITS[index];
      return limit === undefined ? { organizationId } : { organizationId, limit };
    }),
  );
  const studies: World['studies'] = [];
  for (const { organization } of STUDIES) {
    const [studyId] = (await makeStudies(organizations[organization]!.organizationId, 1)) as [string];
    const responses: string[] = [];
    for (let i = 0; i < RESPONSES; i++) responses.push(await makeResponse(studyId));
    // In the order in which single shares become shares of the launch.
    studies.push({ studyId, responses: responses.sort() });
  }
  return { walletId, organizations, studies };
}

function run(db: Db, world: World, action: Action): Promise<unknown> {
  const { walletId } = world;
  if (action.do === 'credit') return creditWallet(db, { walletId, kind: 'project', amount: action.amount });
  const { studyId, responses } = world.studies[action.study]!;
  const { price, organization } = STUDIES[action.study]!;
  const { organizationId } = world.organizations[organization]!;
  const responseId = 'response' in action ? responses[action.response]! : '';
  switch (action.do) {
    case 'launch':
      return placeLaunchHold(db, { studyId, organizationId, walletId, amount: action.target * price });
    case 'change':
      return changeLaunchHold(db, { studyId, target: action.target, price });
    case 'allot':
      return allotShare(db, { responseId, studyId, organizationId, price, allowSingle: action.single });
    case 'charge':
      return chargeShare(db, responseId);
    case 'giveBack':
      return giveBackShare(db, responseId);
    case 'close':
      return releaseLaunchHold(db, studyId);
    case 'drop':
      return dropStudyFunds(db, studyId);
  }
}

it('G4: after any history all figures are those of a plain account book, and the ledger rebuilds them', async () => {
  const history = async (actions: Action[]) => {
    const [world, model] = [await makeWorld(), new AccountBook()];
    for (const action of actions) {
      // The state of a study forbids a second launch; the constraint behind it has its own test.
      if (action.do === 'launch' && model.studies[action.study]!.launched) continue;
      const answer = await database().transaction((tx) => run(tx, world, action));
      expect(answer, JSON.stringify(action)).toBe(model.run(action));
      for (const [index, reader] of world.organizations.entries()) {
        const figures = await findWalletFor(database(), reader, world.walletId);
        expect(figures?.project, JSON.stringify(action)).toEqual({
          balance: model.balance(index),
          usage: model.usage(index),
        });
      }
    }
    const whole = await findWallet(database(), world.walletId);
    expect(whole?.project.balance).toBe(model.credited - model.usage(0) - model.usage(1));
    expect((await verifyWallets(database())).differences).toEqual([]);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(Action, { minLength: 30, maxLength: 60, size: 'max' }), history),
    { numRuns: 15 },
  );
});

it('G4: a figure that was changed behind the ledger’s back is found, and where', async () => {
  const { organizationId } = await newOrganization();
  const walletId = await makeWallet(1_000, [{ organizationId }]);
  const [studyId] = (await makeStudies(organizationId, 1)) as [string];
  await placeLaunchHold(database(), { studyId, organizationId, walletId, amount: 300 });
  const whole = { walletId, kind: 'project', organizationId: null };
  const own = { walletId, kind: 'project', organizationId };
  for (const [tamper, ...differences] of [
    [`wallet_account set credited = 1001`, { ...whole, figure: 'credited', kept: 1_001, ledger: 1_000 }],
    [`wallet_account set spent = 7`, { ...whole, figure: 'spent', kept: 7, ledger: 0 }],
    [`wallet_account set held = 299`, { ...whole, figure: 'held', kept: 299, ledger: 300 }],
    [
      `grant_account set held = 301`,
      { ...own, figure: 'held', kept: 301, ledger: 300 },
      { ...own, figure: 'set aside', kept: 301, ledger: 300 },
    ],
    [`study_hold set remaining = 200`, { ...own, figure: 'set aside', kept: 300, ledger: 200 }],
  ] as const) {
    const [table] = tamper.split(' ');
    const kind = table === 'study_hold' ? '' : ` and kind = 'project'`;
    await database()
      .transaction(async (tx) => {
        await tx.execute(sql.raw(`update ${tamper} where wallet_id = '${walletId}'${kind}`));
        expect((await verifyWallets(tx)).differences).toEqual(differences);
        tx.rollback();
      })
      .catch((error: unknown) => expect(String(error)).toContain('Rollback'));
  }
  expect((await verifyWallets(database())).wallets).toBeGreaterThan(0);
});
