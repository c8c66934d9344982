import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { authenticateKey } from '@/lib/services/keys/authenticate-key';
import { listAuditEntries } from '@/lib/store/audit';
import { database } from '@/lib/store/database';
import { placeLaunchHold } from '@/lib/store/launch-holds';
import { findRole } from '@/lib/store/members';
import { findStudyById } from '@/lib/store/studies';
import { findWalletFor, listWalletsFor } from '@/lib/store/wallets';
import { testDatabase } from '@/lib/testing/database';
import { turnOnSecondFactor } from '@/lib/testing/sign-in-browser';
import { newSignedIn, signIn } from '@/lib/testing/signed-in';
import { makeStudies } from '@/lib/testing/wallet-world';
import type { Outcome } from './admin-command';
import { adminCommands } from './admin-commands';
import { runRecorded } from './run-recorded';

testDatabase();

function outcome(line: string, ...more: string[]): Promise<Outcome> {
  const [name = '', ...args] = line.split(' ');
  return runRecorded(database(), name, adminCommands.get(name)!.prepare([...args, ...more]));
}

/** Runs a command that prints ids and texts. */
async function admin(line: string, ...more: string[]): Promise<Record<string, string>> {
  const { print } = await outcome(line, ...more);
  return print as Record<string, string>;
}

const uuid = /^[0-9a-f-]{36}$/;
const email = () => `${randomUUID()}@example.org`;

async function organization() {
  const { organizationId } = await admin('org:create', '--name', 'Institute of Questions');
  const person = (role: string) =>
    admin(
      `user:create --email ${email()} --password longenough --org ${organizationId} --role ${role}`,
      '--name=Ada L',
    );
  const { userId } = await person('owner');
  return { org: organizationId!, owner: userId!, person };
}

async function wallet(project: string) {
  const { walletId } = await admin(`wallet:create --project ${project} --recruitment 0`, '--name', 'Main');
  return walletId!;
}

describe('people', () => {
  it('makes an organization, people in it and their keys', async () => {
    const { org, owner } = await organization();
    expect(org).toMatch(uuid);
    expect(await findRole(database(), { organizationId: org, userId: owner })).toBe('owner');
    const { keyId, apiKey } = await admin(`key:create --org ${org} --user ${owner} --name CI`);
    expect(await authenticateKey(apiKey!)).toMatchObject({ keyId, organizationId: org, role: 'owner' });
    expect(await admin(`key:revoke --key ${keyId}`)).toEqual({ ok: true });
    await expect(authenticateKey(apiKey!)).rejects.toMatchObject({ code: 'invalid_api_key' });
  });

  it('O3: makes a test key where it is told so', async () => {
    const { org, owner } = await organization();
    const made = await admin(`key:create --org ${org} --user ${owner} --test`);
    expect(made.apiKey).toMatch(/^clq_test_/);
    expect(await authenticateKey(made.apiKey!)).toMatchObject({ keyId: made.keyId, test: true });
    const other = await admin(`key:create --org ${org} --user ${owner}`);
    expect(await authenticateKey(other.apiKey!)).toMatchObject({ test: false });
  });

  it('H2: a key expires when it is told to', async () => {
    const { org, owner } = await organization();
    const key = async (expires: string) =>
      (await admin(`key:create --org ${org} --user ${owner} --expires ${expires}`)).apiKey!;
    const soon = new Date(Date.now() + 2_000);
    const brief = await key(soon.toISOString());
    await expect
      .poll(() => authenticateKey(brief).catch(({ code }) => code), { timeout: 30_000 })
      .toBe('invalid_api_key');
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
    await expect(authenticateKey(await key('2999-01-31'))).resolves.toHaveProperty('role', 'owner');
  });

  it('without a role somebody becomes a researcher, without an organization nothing', async () => {
    const { org } = await organization();
    const { userId } = await admin(
      `user:create --email ${email()} --name B --password longenough --org ${org}`,
    );
    expect(await findRole(database(), { organizationId: org, userId: userId! })).toBe('researcher');
    const loner = await admin(`user:create --email ${email()} --name B --password longenough`);
    expect(loner.userId).toMatch(uuid);
    await expect(
      admin(`user:create --email ${email()} --name B --password longenough --role owner`),
    ).rejects.toThrow('--role needs --org');
  });

  it('X9: a password that is left out is made and printed once; - reads it from standard input', async () => {
    const [made, read] = [email(), email()];
    const printed = await admin(`user:create --email ${made} --name B`);
    expect(printed).toEqual({
      userId: expect.stringMatching(uuid),
      password: expect.stringMatching(/^[\w-]{24}$/),
    });
    await signIn(made, printed.password!);
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(
      Readable.from(['piped horse\n']) as unknown as typeof process.stdin,
    );
    expect(await admin(`user:create --email ${read} --name B --password -`)).toEqual({
      userId: expect.stringMatching(uuid),
    });
    vi.restoreAllMocks();
    await signIn(read, 'piped horse');
  });

  it('O3, O1: turns off the second factor of somebody who lost it, which the log of their organisation has', async () => {
    const { org } = await organization();
    const one = await newSignedIn({ organizationId: org, role: 'viewer' });
    const off = () => admin(`user:second-factor-off --user ${one.userId}`);
    await expect(off()).rejects.toThrow('No second factor is on');
    await turnOnSecondFactor(one);
    expect(await off()).toEqual({ ok: true });
    await signIn(one.email, one.password);
    const entries = await listAuditEntries(database(), org, { action: 'turnOffSecondFactor' }, { limit: 9 });
    expect(entries).toEqual([
      expect.objectContaining({
        ...{ actor: { system: 'operator' }, ip: null, result: 'done' },
        target: { type: 'member', id: one.userId },
      }),
    ]);
    await expect(admin(`user:second-factor-off --user ${randomUUID()}`)).rejects.toThrow('no such user');
  });

  it('sets and removes members, never the last owner', async () => {
    const { org, owner, person } = await organization();
    const { userId } = await person('viewer');
    expect(await admin(`member:set --org ${org} --user ${userId} --role admin`)).toEqual({ ok: true });
    expect(await admin(`member:remove --org ${org} --user ${userId}`)).toEqual({ ok: true });
    await expect(admin(`member:remove --org ${org} --user ${userId}`)).rejects.toThrow('not a member');
    await expect(admin(`member:remove --org ${org} --user ${owner}`)).rejects.toThrow('last owner');
    await expect(admin(`member:set --org ${org} --user ${owner} --role viewer`)).rejects.toThrow(
      'last owner',
    );
  });
});

describe('wallets', () => {
  it('G1: makes, grants and credits wallets, in credits of two places', async () => {
    const { org, owner } = await organization();
    const { walletId } = await admin('wallet:create --name W --project 100.5 --recruitment 20');
    const granted = await admin(`wallet:grant --wallet ${walletId} --org ${org} --project-limit 50.25`);
    expect(granted).toEqual({ ok: true });
    expect(await admin(`wallet:credit --wallet ${walletId} --project 0.01`)).toEqual({
      walletId,
      name: 'W',
      projectCreditBalance: { balance: 100.51, usage: 0 },
      recruitmentCreditBalance: { balance: 20, usage: 0 },
    });
    const seen = await findWalletFor(database(), { organizationId: org, userId: owner }, walletId!);
    expect([seen?.project.balance, seen?.recruitment.balance]).toEqual([5_025, 2_000]);
    await admin(`wallet:grant --wallet ${walletId} --org ${org}`);
    const again = await findWalletFor(database(), { organizationId: org, userId: owner }, walletId!);
    expect(again?.project.balance).toBe(10_051);
  });

  it('G5: a grant may name members, and members alone', async () => {
    const { org, owner, person } = await organization();
    const { userId } = await person('researcher');
    const walletId = await wallet('10');
    await admin(`wallet:grant --wallet ${walletId} --org ${org} --only ${userId},${userId}`);
    const list = (id: string) => listWalletsFor(database(), { organizationId: org, userId: id });
    expect([await list(owner), (await list(userId!)).length]).toEqual([[], 1]);
    const stranger = randomUUID();
    await expect(
      admin(`wallet:grant --wallet ${walletId} --org ${org} --only ${owner},${stranger}`),
    ).rejects.toThrow(`${stranger} is not a member`);
    expect((await list(userId!)).length).toBe(1);
  });

  it('G4: verifies every balance against the ledger, and tells the differences in credits', async () => {
    const walletId = await wallet('10');
    const clean = await outcome('wallet:verify');
    expect(clean).toEqual({ print: { ok: true, wallets: expect.any(Number) } });
    await database().execute(
      sql`update wallet_account set credited = 1001 where wallet_id = ${walletId} and kind = 'project'`,
    );
    expect(await outcome('wallet:verify')).toMatchObject({
      failed: true,
      print: { ok: false, differences: [{ walletId, figure: 'credited', kept: 10.01, ledger: 10 }] },
    });
    await database().execute(
      sql`update wallet_account set credited = 1000 where wallet_id = ${walletId} and kind = 'project'`,
    );
  });

  it('G2: closing a study releases its launch, again changes nothing', async () => {
    const { org, owner } = await organization();
    const walletId = await wallet('10');
    await admin(`wallet:grant --wallet ${walletId} --org ${org}`);
    const [studyId] = (await makeStudies(org, 1)) as [string];
    await placeLaunchHold(database(), { studyId, organizationId: org, walletId, amount: 700 });
    for (const _ of [1, 2]) expect(await admin(`study:close --study ${studyId}`)).toEqual({ ok: true });
    expect((await findStudyById(database(), studyId))?.status).toBe('closed');
    const seen = await findWalletFor(database(), { organizationId: org, userId: owner }, walletId);
    expect(seen?.project).toEqual({ balance: 1_000, usage: 0 });
  });
});

describe('demo', () => {
  it('demo:seed makes studies with responses in any organization, and a key that reads them', async () => {
    const { org, owner } = await organization();
    const { print } = await outcome(`demo:seed --org ${org} --studies 2 --responses 9`);
    const seeded = print as { organizationId: string; apiKey: string; studies: { responses: number }[] };
    expect(seeded.organizationId).toBe(org);
    expect(seeded.studies.map(({ responses }) => responses)).toEqual([6, 3]);
    expect(await authenticateKey(seeded.apiKey)).toMatchObject({ organizationId: org, userId: owner });
    expect(await outcome('wallet:verify')).toMatchObject({ print: { ok: true } });
  });
});

describe('what is refused', () => {
  const id = randomUUID();
  it.each([
    ['org:create', '--name is missing.'],
    ['org:create --name', 'argument missing'],
    ['org:create --name ', '--name needs a value.'],
    ['org:create --name a --name b', '--name is given twice.'],
    ['org:create --name a --nmae b', "Unknown option '--nmae'"],
    ['org:create --name a --__proto__ b', "Unknown option '--__proto__'"],
    ['org:create a', 'Unexpected argument'],
    [`org:delete --org ${id}`, 'no such organisation'],
    [`org:delete --org ${id} --now=yes`, 'does not take an argument'],
    [`org:delete --org ${id} --now --now`, '--now is given twice.'],
    [`org:keep --org ${id}`, 'no such organisation'],
    [`user:delete --user ${id} --now`, 'no such user'],
    [`user:keep --user ${id}`, 'no such user'],
    [`user:create --email no --name a --password longenough`, 'not an e-mail address'],
    [`user:create --email a@example.org --name a --password short`, '8 to 128 characters'],
    [`user:create --email a@example.org --name a --password longenough --org ${id}`, 'no such organisation'],
    [`user:create --email a@example.org --name a --password longenough --org x`, '--org must be a UUID.'],
    [`member:set --org ${id} --user ${id} --role boss`, '--role must be one of owner, admin'],
    [`member:set --org ${id} --user ${id} --role owner`, 'no such organisation'],
    [`member:remove --org {${id}} --user ${id}`, '--org must be a UUID.'],
    [`key:create --org ${id} --user ${id}`, 'no such organisation'],
    [`key:create --org ${id} --user ${id} --expires tomorrow`, '--expires must be a time'],
    [`key:create --org ${id} --user ${id} --test=yes`, 'does not take an argument'],
    [`key:create --org ${id} --user ${id} --test --test`, '--test is given twice'],
    [`key:create --org ${id} --user ${id} --expires 2026-02-30`, '--expires must be a time'],
    [
      `key:create --org ${id} --user ${id} --expires 2020-01-01T00:00:00Z`,
      '--expires must be a time to come.',
    ],
    [`key:create --org ${id} --user ${id} --name ${'x'.repeat(301)}`, '--name is too long.'],
    [`key:revoke --key ${id}`, 'no such API key'],
    ['wallet:create --name W --recruitment 0', '--project is missing.'],
    ['wallet:create --name W --project=-1 --recruitment 0', '--project must be credits'],
    ['wallet:create --name W --project -1 --recruitment 0', 'ambiguous'],
    ['wallet:create --name W --project 1.005 --recruitment 0', '--project must be credits'],
    ['wallet:create --name W --project 1e3 --recruitment 0', '--project must be credits'],
    ['wallet:create --name W --project 1 --recruitment NaN', '--recruitment must be credits'],
    [`wallet:credit --wallet ${id}`, '--project or --recruitment is missing.'],
    [`wallet:credit --wallet ${id} --project 1`, 'no such wallet'],
    [`wallet:grant --wallet ${id} --org ${id}`, 'no such wallet'],
    [`wallet:grant --wallet ${id} --org ${id} --only a,b`, '--only must be UUIDs'],
    ['wallet:verify --all yes', "Unknown option '--all'"],
    [`study:close --study ${id}`, 'no such study'],
    [`demo:seed --org ${id}`, 'no such organisation'],
    ['demo:seed --studies 0', '--studies must be a whole number from 1'],
    ['demo:seed --responses 1e5', '--responses must be a whole number'],
  ])('%s', async (line, why) => {
    const refusal = await admin(line).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Error);
    expect((refusal as Error).message).toContain(why);
    expect((refusal as Error).message).not.toContain('\n');
  });

  it('G1: a wallet takes no more than can be counted exactly', async () => {
    const walletId = await wallet('90071992547409.91');
    await expect(admin(`wallet:credit --wallet ${walletId} --project 0.01`)).rejects.toThrow(
      'counted exactly',
    );
  });
});

describe('deleting', () => {
  it('O4: an organisation in a week, not after all, or at once', async () => {
    const { org, owner } = await organization();
    const { apiKey } = await admin(`key:create --org ${org} --user ${owner}`);
    const asked = (await outcome(`org:delete --org ${org}`)).print as { deletesAt: Date };
    expect(asked).toEqual({ organizationId: org, deletesAt: expect.any(Date), deleted: false });
    expect(Math.round((asked.deletesAt.getTime() - Date.now()) / 86_400_000)).toBe(7);
    await expect(authenticateKey(apiKey!)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await admin(`org:keep --org ${org}`)).toEqual({ organizationId: org, deletesAt: null });
    await expect(admin(`org:keep --org ${org}`)).rejects.toThrow('Nobody asked');
    expect(await authenticateKey(apiKey!)).toMatchObject({ organizationId: org });
    expect(await admin(`org:delete --org ${org}`)).toMatchObject({ deleted: false });
    expect(await admin(`org:delete --org ${org} --now`)).toMatchObject({ deleted: true });
    await expect(authenticateKey(apiKey!)).rejects.toMatchObject({ code: 'invalid_api_key' });
    await expect(admin(`org:keep --org ${org}`)).rejects.toThrow('no such organisation');
    expect((await outcome('audit:verify')).print).toMatchObject({ ok: true });
  });

  it('O4: an account, but not of somebody whom an organisation needs', async () => {
    const { org, owner, person } = await organization();
    const { userId } = await person('viewer');
    await expect(admin(`user:delete --user ${owner} --now`)).rejects.toThrow('Nobody else owns');
    expect(await admin(`user:delete --user ${userId}`)).toMatchObject({ userId, deleted: false });
    expect(await admin(`user:keep --user ${userId}`)).toEqual({ userId, deletesAt: null });
    await expect(admin(`user:keep --user ${userId}`)).rejects.toThrow('Nobody asked');
    expect(await admin(`user:delete --user ${userId} --now`)).toMatchObject({ deleted: true });
    expect(await findRole(database(), { organizationId: org, userId: userId! })).toBeUndefined();
  });
});

describe('O1: what operators do', () => {
  it('stands in the log of the organisation, and audit:verify finds nothing wrong', async () => {
    const { organizationId } = await admin('org:create', '--name', 'Ferries');
    const { userId } = await admin(
      `user:create --email ${randomUUID()}@example.org --org ${organizationId} --role owner`,
      ...['--name', 'Olive'],
    );
    const { keyId } = await admin(`key:create --org ${organizationId} --user ${userId}`);
    await admin(`key:revoke --key ${keyId}`);
    const entries = await listAuditEntries(database(), organizationId!, {}, { limit: 10 });
    expect(entries.map(({ action, actor, ip }) => [action, actor, ip])).toEqual(
      ['key:revoke', 'key:create', 'user:create', 'org:create'].map((action) => [
        action,
        { system: 'operator' },
        null,
      ]),
    );
    expect(JSON.stringify(entries)).not.toContain('example.org');
    const { print, failed } = await outcome('audit:verify');
    expect(failed).toBeUndefined();
    expect(print).toEqual({ ok: true, entries: expect.any(Number) });
  });

  it('and audit:verify names the first entry that was altered', async () => {
    const { organizationId } = await admin('org:create', '--name', 'Trams');
    const { rows } = await database().execute<{ n: string }>(sql`
      select count(*) as n from audit_entry where organization_id = ${organizationId}`);
    expect(Number(rows[0]!.n)).toBe(1);
    await database().execute(sql`alter table audit_entry disable trigger user`);
    await database().execute(
      sql`update audit_entry set action = 'nothing' where organization_id = ${organizationId}`,
    );
    await database().execute(sql`alter table audit_entry enable trigger user`);
    const { print, failed } = await outcome('audit:verify');
    expect(failed).toBe(true);
    expect(print).toMatchObject({ ok: false, broken: [{ organizationId, brokenAt: 1 }] });
  });
});
