import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database';
import { makeResponse, makeStudies, makeWallet } from '@/lib/testing/wallet-world';
import { newOrganization } from '@/lib/testing/world';
import { type Db, database } from './database';
import { changeLaunchHold, placeLaunchHold, releaseLaunchHold } from './launch-holds';
import { allotShare, chargeShare, dropStudyFunds, giveBackShare } from './shares';
import { verifyWallets } from './verify-wallets';
import { creditWallet, findWallet, findWalletFor } from './wallets';

testDatabase();

const CREDITS = 3_000;
const STUDIES = [
  { organization: 0, price: 100 },
  { organization: 0, price: 400 },
  { organization: 1, price: 200 },
] as const;
const LIMITS = [undefined, 900] as const;
const RESPONSES = 4;

const Study = fc.nat({ max: STUDIES.length - 1 });
const Response = fc.nat({ max: RESPONSES - 1 });
const Action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('launch' as const),
      study: Study,
      target: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      study: Study,
      target: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('allot' as const),
      study: Study,
      response: Response,
      single: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('charge' as const), study: Study, response: Response }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('giveBack' as const), study: Study, response: Response }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), study: Study }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), study: Study }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('credit' as const), amount: fc.integer({ min: 1, max: 500 }) }),
  },
);
type Action = typeof Action extends fc.Arbitrary<infer A> ? A : never;

interface ModelStudy {
  launched: boolean;
  /** Null without a hold, or after deletion. */
  hold: { total: number; left: number; closed: boolean } | null;
  shares: Map<number, { source: 'launch' | 'single'; state: 'held' | 'charged' | 'released' | 'waived' }>;
}

/** What should happen, told as plainly as possible: nothing is derived, everything is looked up where it lies. */
class Model {
  credited = CREDITS;
  /** Per organisation: charges stay when a study goes. */
  spent = [0, 0];
  studies: ModelStudy[] = STUDIES.map(() => ({ launched: false, hold: null, shares: new Map() }));

  usage(organization: number): number {
    const held = this.studies.map((study, index) => {
      if (STUDIES[index]!.organization !== organization) return 0;
      const shares = [...study.shares.values()].filter((share) => share.state === 'held').length;
      return (study.hold?.left ?? 0) + shares * STUDIES[index]!.price;
    });
    return held.reduce((sum, amount) => sum + amount, this.spent[organization]!);
  }

  balance(organization: number): number {
    const available = this.credited - this.usage(0) - this.usage(1);
    return Math.min(available, (LIMITS[organization] ?? Number.POSITIVE_INFINITY) - this.usage(organization));
  }

  /** The answer of the store's function, or undefined when it answers nothing. */
  run(action: Action): unknown {
    if (action.do === 'credit') {
      this.credited += action.amount;
      return true;
    }
    const study = this.studies[action.study]!;
    const { price, organization } = STUDIES[action.study]!;
    const share = 'response' in action ? study.shares.get(action.response) : undefined;
    switch (action.do) {
      case 'launch': {
        if (this.balance(organization) < action.target * price) return false;
        study.launched = true;
        study.hold = { total: action.target * price, left: action.target * price, closed: false };
        return true;
      }
      case 'change': {
        if (!study.hold || study.hold.closed) return true;
        const more = action.target * price - study.hold.total;
        if (more > this.balance(organization)) return false;
        const moved = more < 0 ? -Math.min(-more, study.hold.left) : more;
        study.hold.total += moved;
        study.hold.left += moved;
        return true;
      }
      case 'allot': {
        if (share?.state === 'held' || share?.state === 'charged') return share.source;
        if (share?.state === 'waived' || !study.hold) return 'none';
        if (study.hold.left >= price) {
          study.hold.left -= price;
          study.shares.set(action.response, { source: 'launch', state: 'held' });
          return 'launch';
        }
        if (!action.single || this.balance(organization) < price) return 'none';
        study.shares.set(action.response, { source: 'single', state: 'held' });
        return 'single';
      }
      case 'charge': {
        if (!share || share.state === 'charged' || share.state === 'waived') return 'none';
        const charged = share.state === 'held';
        if (charged) this.spent[organization]! += price;
        share.state = charged ? 'charged' : 'waived';
        return share.state;
      }
      case 'giveBack': {
        if (share?.state !== 'held') return undefined;
        share.state = 'released';
        if (share.source === 'launch' && study.hold && !study.hold.closed) study.hold.left += price;
        return undefined;
      }
      case 'close': {
        if (study.hold) study.hold = { ...study.hold, left: 0, closed: true };
        return undefined;
      }
      case 'drop': {
        study.hold = null;
        study.shares.clear();
        return undefined;
      }
    }
  }
}

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
    studies.push({ studyId, responses });
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
      return changeLaunchHold(db, { studyId, newAmount: action.target * price });
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
    const [world, model] = [await makeWorld(), new Model()];
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
}, 60_000);

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
