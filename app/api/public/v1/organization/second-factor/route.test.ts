import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as readAccount } from '@/app/api/account/route';
import { POST as turnOff } from '@/app/api/account/second-factor/off/route';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { GET as readMe } from '@/app/api/public/v1/me/route';
import { POST as createStudy } from '@/app/api/public/v1/studies/create/route';
import { describeSession } from '@/lib/services/people/describe-session';
import { setMember } from '@/lib/services/people/set-member';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { freshCode, turnOnSecondFactor } from '@/lib/testing/sign-in-browser';
import { newSignedIn, type SignedIn, signIn } from '@/lib/testing/signed-in';
import { SmtpServer } from '@/lib/testing/smtp-server';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET, PUT } from './route';

const smtp = await SmtpServer.start();
testDatabase();
beforeAll(() => {
  process.env.SMTP_URL = smtp.url;
});
afterAll(() => smtp.stop());

refusesStrangers(GET, {});
refusesStrangers(PUT, { method: 'PUT', body: { required: false, exemptUserId: null } });

interface Rule {
  required: boolean;
  exemptUserId?: string | null;
}

const set = (who: { key: string } | SignedIn, { exemptUserId = null, ...rule }: Rule, more = {}) =>
  call(PUT, {
    method: 'PUT',
    ...('key' in who ? { key: who.key } : { headers: who.headers }),
    body: { exemptUserId, ...rule },
    ...more,
  });

/** An owner with a second factor, who signs in, and a member without one. */
async function team() {
  const { organizationId, key } = await newOrganization();
  const owner = await newSignedIn({ organizationId, role: 'owner' });
  await turnOnSecondFactor(owner);
  const member = await newSignedIn({ organizationId, role: 'researcher' });
  return { organizationId, key, owner, member };
}

describe('PUT …/organization/second-factor', () => {
  it('O3: members without one are held back from all of the organisation, and let in once they have it', async () => {
    const { owner, member, organizationId } = await team();
    const read = () => call(readMe, { headers: member.headers });
    expect((await read()).status).toBe(200);
    const done = await set(owner, { required: true });
    expect([done.status, done.body.required]).toEqual([200, true]);
    const held = await read();
    expect([held.status, held.body.code]).toEqual([403, 'forbidden']);
    expect(held.body.error).toContain('second factor');
    const write = await call(createStudy, { headers: member.headers, body: {} });
    expect([write.status, write.body.code]).toEqual([403, 'forbidden']);
    // Their own account stays within reach, for there they set it up.
    expect((await call(readAccount, { headers: member.headers })).status).toBe(200);
    expect(await describeSession(member.headers.cookie ?? '')).toMatchObject({
      ...{ organization: null, heldBackBy: { id: organizationId } },
    });
    await turnOnSecondFactor(member);
    expect((await read()).status).toBe(200);
    expect(await describeSession(member.headers.cookie ?? '')).toMatchObject({
      ...{ organization: { id: organizationId }, heldBackBy: null },
    });
    expect((await call(readMe, { headers: owner.headers })).status).toBe(200);
  });

  it('O3: API keys of members without one go on', async () => {
    const { owner, organizationId } = await team();
    const colleague = await newMember(organizationId, 'researcher');
    await set(owner, { required: true });
    expect((await call(readMe, { key: colleague.key })).status).toBe(200);
  });

  it('O3: other organisations of theirs are as before', async () => {
    const { owner, member, organizationId } = await team();
    const other = await newOrganization();
    await setMember(database(), {
      organizationId: other.organizationId,
      userId: member.userId,
      role: 'viewer',
    });
    await set(owner, { required: true });
    const there = (id: string) =>
      call(readMe, { headers: { ...member.headers, 'x-organization': id } }).then(({ status }) => status);
    expect([await there(organizationId), await there(other.organizationId)]).toEqual([403, 200]);
  });

  it('O3: what is required cannot be turned off', async () => {
    const { owner } = await team();
    await set(owner, { required: true });
    const { headers, password, userId } = owner;
    const off = async () => call(turnOff, { headers, body: { password, code: await freshCode(userId) } });
    const refused = await off();
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    await set(owner, { required: false });
    expect((await off()).status).toBe(200);
  });

  it('O3: nobody locks themselves out by it', async () => {
    const { organizationId, key } = await newOrganization();
    const owner = await newSignedIn({ organizationId, role: 'owner' });
    for (const who of [owner, { key }]) {
      expect((await set(who, { required: true })).body.code).toBe('conflict');
    }
    expect((await set(owner, { required: true, exemptUserId: owner.userId })).status).toBe(200);
    expect((await call(readMe, { headers: owner.headers })).status).toBe(200);
  });

  it('O3: owners alone set it, owners and admins read it', async () => {
    const { owner, organizationId } = await team();
    for (const role of ['admin', 'researcher', 'collaborator', 'viewer'] as const) {
      const { key } = await newMember(organizationId, role);
      expect((await set({ key }, { required: false })).body.code).toBe('forbidden');
      expect((await call(GET, { key })).status).toBe(role === 'admin' ? 200 : 403);
    }
    const { body } = await call(GET, { headers: owner.headers });
    expect(body).toMatchObject({ required: false, exemptUserId: null });
    expect(body.members.find((one: { userId: string }) => one.userId === owner.userId)).toEqual({
      ...{ userId: owner.userId, name: 'Ada', role: 'owner', hasSecondFactor: true },
    });
  });

  it('O3: an exempt owner gets in without, until they are an owner no longer', async () => {
    const { owner, organizationId, member } = await team();
    const spare = await newSignedIn({ organizationId, role: 'owner' });
    for (const exemptUserId of [member.userId, '00000000-0000-4000-8000-000000000000']) {
      const refused = await set(owner, { required: true, exemptUserId });
      expect([refused.status, refused.body.code]).toEqual([400, 'bad_request']);
    }
    expect((await call(GET, { headers: owner.headers })).body.required).toBe(false);
    await set(owner, { required: true, exemptUserId: spare.userId });
    const read = () => call(readMe, { headers: spare.headers }).then(({ status }) => status);
    expect(await read()).toBe(200);
    const membership = { organizationId, userId: spare.userId };
    await setMember(database(), { ...membership, role: 'admin' });
    expect(await read()).toBe(403);
    // Nor is it theirs again with the role.
    await setMember(database(), { ...membership, role: 'owner' });
    expect(await read()).toBe(403);
    expect((await call(GET, { headers: owner.headers })).body.exemptUserId).toBeNull();
  });

  it('O3: two who change it at once are told, where they say what they saw', async () => {
    const { owner } = await team();
    const etag = (await call(GET, { headers: owner.headers })).headers.get('etag') ?? '';
    const headers = { ...owner.headers, 'if-match': etag };
    expect((await set(owner, { required: true }, { headers })).status).toBe(200);
    const stale = await set(owner, { required: false }, { headers });
    expect([stale.status, stale.body.code]).toEqual([409, 'concurrent_modification']);
  });

  it('O1: the audit log has it, with what it was before', async () => {
    const { owner, key } = await team();
    await set(owner, { required: true, exemptUserId: owner.userId });
    const [entry] = (await call(readAudit, { key })).body.entries;
    expect(entry).toMatchObject({
      ...{ action: 'setSecondFactorRule', result: 'done' },
      changes: { required: { from: false, to: true }, exemptUserId: { from: null, to: owner.userId } },
    });
  });
});

describe('the owner who is exempt', () => {
  it('O3, O1: each sign-in without a second factor is in the log of the organisation, others are not', async () => {
    const { owner, key, organizationId } = await team();
    const spare = await newSignedIn({ organizationId, role: 'owner' });
    await set(owner, { required: true, exemptUserId: spare.userId });
    const signIns = async () => {
      const { entries } = (await call(readAudit, { key, query: { action: 'signInExempt' } })).body;
      return entries.map(({ target }: { target: string }) => target);
    };
    expect(await signIns()).toEqual([]);
    await signIn(spare.email, spare.password);
    await signIn(spare.email, spare.password);
    expect(await signIns()).toEqual([spare.userId, spare.userId]);
    await set(owner, { required: false, exemptUserId: spare.userId });
    await signIn(spare.email, spare.password);
    expect(await signIns()).toHaveLength(2);
  });

  it('O3: the other owners are told by mail', async () => {
    const { owner, organizationId } = await team();
    const spare = await newSignedIn({ organizationId, role: 'owner' });
    await set(owner, { required: true, exemptUserId: spare.userId });
    await signIn(spare.email, spare.password);
    const { text } = await smtp.mailTo(owner.email);
    expect(text).toContain(`${spare.email} is the owner who is exempt from it`);
    expect(smtp.mails.some(({ to }) => to.includes(spare.email))).toBe(false);
  });
});
