import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { removeMember } from '@/lib/services/people/remove-member';
import { setMember } from '@/lib/services/people/set-member';
import { database } from '@/lib/store/database';
import { findRole } from '@/lib/store/members';
import { invitation, user } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { invited } from '@/lib/testing/invited';
import { newSignedIn, signIn } from '@/lib/testing/signed-in';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET, POST } from './route';

testDatabase();

const someone = () => `${randomUUID()}@example.org`;
const read = (token: string) => call(GET, { params: { token } });
const join = (token: string, body: object = { name: 'Wren', password: 'correct horse' }) =>
  call(POST, { params: { token }, body });

describe('an invitation', () => {
  it('says who invites whom to what, and lets a new person in with that role alone', async () => {
    const owner = await newOrganization();
    const email = someone();
    const { token } = await invited(owner.key, email.toUpperCase(), 'collaborator');
    const offer = await read(token);
    expect(offer.body).toEqual({
      organizationName: 'Test',
      inviterName: owner.name,
      email,
      role: 'collaborator',
      expiresAt: expect.stringMatching(/Z$/),
    });
    const joined = await join(token);
    expect([joined.status, joined.body.email]).toEqual([201, email]);
    expect(await findRole(database(), joined.body)).toBe('collaborator');
    await signIn(email, 'correct horse');
  });

  it('O1: the audit log has who joined, as what and from where', async () => {
    const owner = await newOrganization();
    const email = someone();
    const { token } = await invited(owner.key, email, 'collaborator');
    const body = { name: 'Wren', password: 'correct horse' };
    const headers = { 'x-client-address': '192.0.2.7' };
    const { userId } = (await call(POST, { params: { token }, headers, body })).body;
    const { entries } = (await call(readAudit, { key: owner.key, query: { target: userId } })).body;
    expect(entries).toEqual([
      expect.objectContaining({
        ...{ action: 'join', actor: { userId, name: 'Wren' }, ip: '192.0.2.7', result: 'done' },
        ...{ target: userId, targetType: 'member', targetName: 'Wren', studyId: null },
        changes: { role: { to: 'collaborator' } },
      }),
    ]);
    expect(JSON.stringify(entries)).not.toContain(email);
    await join(token);
    expect((await call(readAudit, { key: owner.key })).body.entries).toHaveLength(2);
  });

  it('works once, also when two use it at the same moment', async () => {
    const owner = await newOrganization();
    const { token } = await invited(owner.key, someone());
    const both = await Promise.all([join(token), join(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect((await read(token)).status).toBe(404);
  });

  it('is worth nothing once it expired or was replaced, in one answer with an unknown one', async () => {
    const owner = await newOrganization();
    const email = someone();
    const first = await invited(owner.key, email);
    const second = await invited(owner.key, email, 'viewer');
    const expired = await invited(owner.key, someone());
    await database()
      .update(invitation)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(invitation.id, expired.id));
    const replies = await Promise.all(
      [first.token, expired.token, 'unknown', '%00', first.id].flatMap((token) => [read(token), join(token)]),
    );
    for (const { status, text } of replies) expect([status, text]).toEqual([404, replies[0]?.text]);
    expect((await read(second.token)).body.role).toBe('viewer');
  });

  it('H1: does not outlive the right of whoever invited', async () => {
    const owner = await newOrganization();
    const { organizationId } = owner;
    const admin = await newMember(organizationId, 'admin');
    const left = await newMember(organizationId, 'admin');
    const [byAdmin, byLeft] = [await invited(admin.key, someone()), await invited(left.key, someone())];
    await setMember(database(), { ...admin, role: 'researcher' });
    await removeMember(database(), left);
    for (const { token } of [byAdmin, byLeft]) expect((await join(token)).status).toBe(404);
    await setMember(database(), { ...admin, role: 'admin' });
    expect((await join(byAdmin.token)).status).toBe(201);
  });

  it('makes no second account for an address that has one, and stays good', async () => {
    const owner = await newOrganization();
    const { email } = await newSignedIn();
    const { token } = await invited(owner.key, email);
    const refused = await join(token);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await read(token)).status).toBe(200);
  });

  it('cannot be used for another address or role', async () => {
    const owner = await newOrganization();
    const { token } = await invited(owner.key, someone());
    const other = someone();
    const refused = await join(token, {
      name: 'W',
      password: 'correct horse',
      email: other,
      role: 'owner',
    });
    expect(refused.body.issues.map(({ path }: { path: string[] }) => path[0])).toEqual(['email', 'role']);
    expect(await database().select().from(user).where(eq(user.email, other))).toEqual([]);
  });

  it('keeps no token that a copy of the database could be used with', async () => {
    const owner = await newOrganization();
    const { token, id } = await invited(owner.key, someone());
    const [row] = await database().select().from(invitation).where(eq(invitation.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
  });
});
