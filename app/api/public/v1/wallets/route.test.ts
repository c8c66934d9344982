import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { auth } from '@/lib/services/people/auth';
import { createUser } from '@/lib/services/people/create-user';
import { removeMember } from '@/lib/services/people/remove-member';
import { setMember } from '@/lib/services/people/set-member';
import { database } from '@/lib/store/database';
import { placeLaunchHold } from '@/lib/store/launch-holds';
import { creditWallet } from '@/lib/store/wallets';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { makeStudies } from '@/lib/testing/wallet-world';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { WalletListShape } from '@/lib/wire/v1/wallet';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {});

describe('GET /api/public/v1/wallets', () => {
  it('lists the wallets with balance and usage, in the specified shape', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 10_050, limit: 5_000, name: 'Main' });
    const [studyId] = (await makeStudies(organizationId, 1)) as [string];
    await placeLaunchHold(database(), { studyId, organizationId, walletId, amount: 1_000 });
    const { status, body } = await call(GET, { key });
    expect([status, body]).toEqual([
      200,
      {
        wallets: [
          {
            walletId,
            name: 'Main',
            projectCreditBalance: { balance: 40, usage: 10 },
            recruitmentCreditBalance: { balance: 0, usage: 0 },
          },
        ],
      },
    ]);
    expect(WalletListShape.strict().safeParse(body).success).toBe(true);
  });

  it('E9: answers 304 to the ETag that it gave, until a figure changes', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 1_000 });
    const etag = (await call(GET, { key })).headers.get('etag')!;
    const again = () => call(GET, { key, headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await creditWallet(database(), { walletId, kind: 'recruitment', amount: 1 });
    expect((await again()).body.wallets[0].recruitmentCreditBalance).toEqual({ balance: 0.01, usage: 0 });
  });

  it('G1: credits are exact to two places, however they were put together', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId);
    for (const amount of [10, 20, 7, 99_999_999])
      await creditWallet(database(), { walletId, kind: 'project', amount });
    expect((await call(GET, { key })).text).toContain('"balance":1000000.36,');
  });

  it('an organization without wallets has an empty list', async () => {
    const { key } = await newOrganization();
    expect((await call(GET, { key })).body).toEqual({ wallets: [] });
  });

  it('T1: shows nothing of other organizations, and G5: nothing that is for other members', async () => {
    const [ours, theirs] = [await newOrganization(), await newOrganization()];
    const colleague = await newMember(ours.organizationId, 'researcher');
    await newWallet(theirs.organizationId);
    const named = await newWallet(ours.organizationId, { only: [colleague.userId] });
    expect((await call(GET, { key: ours.key })).body.wallets).toEqual([]);
    expect((await call(GET, { key: colleague.key })).body.wallets).toMatchObject([{ walletId: named }]);
  });

  it('needs a key of somebody who is still a member', async () => {
    const { organizationId, userId, key } = await newOrganization();
    const other = await newMember(organizationId, 'owner');
    await removeMember(database(), { organizationId, userId });
    const answers = [await call(GET), await call(GET, { key: 'nonsense' }), await call(GET, { key })];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'missing_api_key'],
      [401, 'invalid_api_key'],
      [403, 'forbidden'],
    ]);
    expect((await call(GET, { key: other.key })).status).toBe(200);
  });

  it('H3: a session of our own pages is as good as a key, one from elsewhere is none', async () => {
    const { organizationId } = await newOrganization();
    const person = { email: `${randomUUID()}@example.org`, name: 'Ada', password: 'correct horse' };
    const { userId } = await createUser(database(), person);
    await setMember(database(), { organizationId, userId, role: 'viewer' });
    const walletId = await newWallet(organizationId);
    const signedIn = await auth().api.signInEmail({ body: person, asResponse: true });
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    const ask = (headers: Record<string, string>) => call(GET, { headers: { cookie, ...headers } });
    const own = await ask({ 'sec-fetch-site': 'same-origin', 'x-organization': organizationId });
    expect(own.body.wallets).toMatchObject([{ walletId }]);
    const old = await ask({ origin: env().baseUrl });
    expect(old.status).toBe(200);
    for (const foreign of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }] as Record<
      string,
      string
    >[]) {
      expect((await ask(foreign)).body.code).toBe('missing_api_key');
    }
    const elsewhere = await ask({ 'sec-fetch-site': 'same-origin', 'x-organization': randomUUID() });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'forbidden']);
  });
});
