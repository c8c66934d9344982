import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database';
import { makeResponse, makeStudies, makeWallet } from '@/lib/testing/wallet-world';
import { newOrganization } from '@/lib/testing/world';
import { type Db, database, sqlState } from './database';
import { placeLaunchHold, releaseLaunchHold } from './launch-holds';
import { share, transfer } from './schema';
import { allotShare, chargeShare, dropShare, dropStudyFunds, giveBackShare } from './shares';
import { verifyWallets } from './verify-wallets';
import { findWalletFor } from './wallets';

testDatabase({ connections: 16 });

const PRICE = 100;

/** A launched study with credits for `target` responses, in a wallet of `credits`. */
async function launched(credits: number, target: number) {
  const { organizationId, userId } = await newOrganization();
  const walletId = await makeWallet(credits, [{ organizationId }]);
  const [studyId] = (await makeStudies(organizationId, 1)) as [string];
  await placeLaunchHold(database(), { studyId, organizationId, walletId, amount: target * PRICE });
  const inTransaction = <T>(work: (db: Db) => Promise<T>) => database().transaction((tx) => work(tx));
  return {
    studyId,
    allot: (responseId: string, allowSingle = true) =>
      inTransaction((db) =>
        allotShare(db, { responseId, studyId, organizationId, price: PRICE, allowSingle }),
      ),
    charge: (responseId: string) => inTransaction((db) => chargeShare(db, responseId)),
    giveBack: (responseId: string) => inTransaction((db) => giveBackShare(db, responseId)),
    close: () => inTransaction((db) => releaseLaunchHold(db, studyId)),
    figures: async () => (await findWalletFor(database(), { organizationId, userId }, walletId))?.project,
    response: () => makeResponse(studyId),
    responses: async (count: number) => {
      const ids: string[] = [];
      for (let i = 0; i < count; i++) ids.push(await makeResponse(studyId));
      return ids;
    },
  };
}

async function reasonsOf(responseId: string): Promise<string[]> {
  const rows = await database()
    .select({ reason: transfer.reason })
    .from(transfer)
    .where(eq(transfer.responseId, responseId))
    .orderBy(transfer.id);
  return rows.map((row) => row.reason);
}

it('G3: shares come from the launch, past the target from single holds, until the wallet is empty', async () => {
  const { allot, responses, figures } = await launched(300, 2);
  const [a, b, c, d] = (await responses(4)) as [string, string, string, string];
  expect(await allot(a)).toBe('launch');
  expect(await allot(b)).toBe('launch');
  expect(await allot(c, false)).toBe('none');
  expect(await allot(c)).toBe('single');
  expect(await allot(d)).toBe('none');
  expect(await figures()).toEqual({ balance: 0, usage: 300 });
});

it('G4: a response that has its share takes no second one', async () => {
  const { allot, charge, response, figures } = await launched(500, 1);
  const responseId = await response();
  expect([await allot(responseId), await allot(responseId)]).toEqual(['launch', 'launch']);
  await charge(responseId);
  expect(await allot(responseId)).toBe('launch');
  expect(await figures()).toEqual({ balance: 400, usage: 100 });
});

it('G4: racing starts share out exactly what there is', async () => {
  const { allot, responses, figures } = await launched(700, 5);
  const allotted = await Promise.all((await responses(20)).map((responseId) => allot(responseId)));
  const count = (source: string) => allotted.filter((given) => given === source).length;
  expect([count('launch'), count('single'), count('none')]).toEqual([5, 2, 13]);
  expect(await figures()).toEqual({ balance: 0, usage: 700 });
  expect((await verifyWallets(database())).differences).toEqual([]);
});

it('G4: racing starts of one response take one share', async () => {
  const { allot, response, figures } = await launched(700, 1);
  const responseId = await response();
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => allot(responseId)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refusals.every((error) => sqlState(error) === '23505')).toBe(true);
  expect(outcomes.some((outcome) => outcome.status === 'fulfilled')).toBe(true);
  expect(await figures()).toEqual({ balance: 600, usage: 100 });
  expect((await verifyWallets(database())).differences).toEqual([]);
});

it('G2: a complete response is charged exactly once, however often it is told', async () => {
  const { allot, charge, response, figures } = await launched(500, 2);
  const responseId = await response();
  await allot(responseId);
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => charge(responseId)));
  expect(outcomes.sort()).toEqual(['charged', 'none', 'none', 'none']);
  expect(await reasonsOf(responseId)).toEqual(['charge']);
  expect(await figures()).toEqual({ balance: 300, usage: 200 });
});

it('G2: a screened-out response gives its share back to the launch, and it serves another', async () => {
  const { allot, giveBack, responses, figures } = await launched(100, 1);
  const [a, b] = (await responses(2)) as [string, string];
  await allot(a);
  expect(await allot(b)).toBe('none');
  await giveBack(a);
  await giveBack(a);
  expect(await allot(b)).toBe('launch');
  expect(await figures()).toEqual({ balance: 0, usage: 100 });
});

it('G3: a single share that is given back goes to the wallet', async () => {
  const { allot, giveBack, responses, figures } = await launched(300, 1);
  const [a, b] = (await responses(2)) as [string, string];
  await allot(a);
  await allot(b);
  await giveBack(b);
  expect(await figures()).toEqual({ balance: 200, usage: 100 });
  expect(await reasonsOf(b)).toEqual(['share_hold', 'share_release']);
});

it('G3: an idle interview takes a share again when it goes on', async () => {
  const { allot, charge, giveBack, responses, figures } = await launched(200, 1);
  const [a, b] = (await responses(2)) as [string, string];
  await allot(a);
  await giveBack(a);
  await allot(b);
  expect(await allot(a)).toBe('single');
  expect(await charge(a)).toBe('charged');
  expect(await figures()).toEqual({ balance: 0, usage: 200 });
});

it('G3: with no share to be had it still finishes, free of charge, and the ledger notes it', async () => {
  const { allot, charge, giveBack, responses, figures } = await launched(100, 1);
  const [a, b] = (await responses(2)) as [string, string];
  await allot(a);
  await giveBack(a);
  await allot(b);
  expect(await allot(a)).toBe('none');
  expect([await charge(a), await charge(a)]).toEqual(['waived', 'none']);
  expect(await reasonsOf(a)).toEqual(['waiver']);
  expect(await figures()).toEqual({ balance: 0, usage: 100 });
  expect((await verifyWallets(database())).differences).toEqual([]);
});

it('G3: without billing there is nothing to charge and nothing to give back', async () => {
  const { organizationId } = await newOrganization();
  const [studyId] = (await makeStudies(organizationId, 1)) as [string];
  const responseId = await makeResponse(studyId);
  expect(await chargeShare(database(), responseId)).toBe('none');
  await giveBackShare(database(), responseId);
  expect(await reasonsOf(responseId)).toEqual([]);
});

it('G2: after closing, those under way are still charged, and what comes back goes to the wallet', async () => {
  const { allot, charge, close, giveBack, responses, figures } = await launched(1_000, 5);
  const [a, b, c] = (await responses(3)) as [string, string, string];
  await allot(a);
  await allot(b);
  await close();
  expect(await figures()).toEqual({ balance: 800, usage: 200 });
  await charge(a);
  await giveBack(b);
  expect(await allot(c, false)).toBe('none');
  expect(await figures()).toEqual({ balance: 900, usage: 100 });
});

it('G4: closing while shares come back strands nothing', async () => {
  const { allot, close, giveBack, responses, figures } = await launched(2_000, 20);
  const ids = await responses(15);
  for (const id of ids) await allot(id);
  await Promise.all([...ids.slice(0, 8).map(giveBack), close(), ...ids.slice(8).map(giveBack)]);
  expect(await figures()).toEqual({ balance: 2_000, usage: 0 });
  expect((await verifyWallets(database())).differences).toEqual([]);
});

it('F6: deleting gives back what is held and keeps what was charged', async () => {
  const { studyId, allot, charge, responses, figures } = await launched(1_000, 2);
  const [a, b, c, d] = (await responses(4)) as [string, string, string, string];
  for (const id of [a, b, c, d]) await allot(id);
  await charge(a);
  await database().transaction((tx) => dropShare(tx, b));
  expect(await figures()).toEqual({ balance: 600, usage: 400 });
  await database().transaction((tx) => dropStudyFunds(tx, studyId));
  expect(await figures()).toEqual({ balance: 900, usage: 100 });
  expect(await database().select().from(share).where(eq(share.studyId, studyId))).toEqual([]);
  expect((await verifyWallets(database())).differences).toEqual([]);
  await database().execute(sql`delete from response where study_id = ${studyId}`);
  await database().execute(sql`delete from study where id = ${studyId}`);
});

it('G4: the database itself refuses a second share and a second charge of a response', async () => {
  const { allot, charge, response } = await launched(500, 2);
  const responseId = await response();
  await allot(responseId);
  await charge(responseId);
  for (const table of ['share', 'transfer']) {
    const columns =
      table === 'share'
        ? '*'
        : 'wallet_id, kind, from_account, to_account, amount, reason, organization_id, study_id, response_id';
    const into = table === 'share' ? 'share' : `transfer (${columns})`;
    const again = `insert into ${into} select ${columns} from ${table} where response_id = '${responseId}'`;
    const refusal = await database()
      .execute(sql.raw(again))
      .catch((error: unknown) => error);
    expect(sqlState(refusal)).toBe('23505');
  }
});
