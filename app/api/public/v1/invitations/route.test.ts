import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as join, GET as readOffer } from '@/app/api/account/invitations/[token]/route';
import { GET as members } from '@/app/api/public/v1/members/route';
import { env } from '@/lib/env';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { invited } from '@/lib/testing/invited';
import { refusesStrangers } from '@/lib/testing/refusals';
import { SmtpServer } from '@/lib/testing/smtp-server';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET, POST } from './route';

const smtp = await SmtpServer.start();
testDatabase();
// Settings are read when they are first asked for: this file is about mail.
beforeAll(() => {
  process.env.SMTP_URL = smtp.url;
});
afterAll(() => smtp.stop());

refusesStrangers(GET, {});
refusesStrangers(POST, { method: 'POST', body: { email: 'wren@example.org', role: 'viewer' } });

const someone = () => `${randomUUID()}@example.org`;
const invite = (key: string, body: unknown) => call(POST, { key, body });

describe('POST /api/public/v1/invitations', () => {
  it('mails the link, and shows it to nobody else', async () => {
    const owner = await newOrganization();
    const email = someone();
    const sent = await invite(owner.key, { email, role: 'researcher' });
    expect([sent.status, sent.body.delivery, sent.body.link]).toEqual([201, 'mailed', null]);
    const { text } = await smtp.mailTo(email);
    const token = /\/invitations\/([\w-]{43})\s/.exec(text)?.[1] ?? '';
    expect((await call(readOffer, { params: { token } })).body.email).toBe(email);
    const joined = await call(join, { params: { token }, body: { name: 'Wren', password: 'correct horse' } });
    const { body } = await call(members, { key: owner.key });
    const wren = body.members.find(({ userId }: { userId: string }) => userId === joined.body.userId);
    expect(wren.emailVerified).toBe(true);
  });

  it('X9: an address gets five an hour of one organisation, others are not held up', async () => {
    Object.assign(env(), { rateLimits: true });
    const owner = await newOrganization();
    const email = someone();
    const sent = [];
    for (let time = 0; time < 6; time++) sent.push(await invite(owner.key, { email, role: 'viewer' }));
    Object.assign(env(), { rateLimits: false });
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(sent[5]?.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await call(GET, { key: owner.key })).body.invitations).toHaveLength(1);
  });

  it('says of an address that was invited already that its earlier link is replaced', async () => {
    const owner = await newOrganization();
    const email = someone();
    const sent = [
      await invite(owner.key, { email, role: 'viewer' }),
      await invite(owner.key, { email: email.toUpperCase(), role: 'viewer' }),
      await invite((await newOrganization()).key, { email, role: 'viewer' }),
    ];
    expect(sent.map(({ body }) => body.replaced)).toEqual([false, true, false]);
  });

  it('answers the link when the mail server does not take it', async () => {
    const owner = await newOrganization();
    smtp.refusing = true;
    const sent = await invite(owner.key, { email: someone(), role: 'viewer' });
    smtp.refusing = false;
    expect(sent.body).toMatchObject({ delivery: 'failed', link: expect.stringContaining('/invitations/') });
  });

  it('H1: admins invite, but no owners; others invite nobody', async () => {
    const { organizationId } = await newOrganization();
    const admin = await newMember(organizationId, 'admin');
    const researcher = await newMember(organizationId, 'researcher');
    const refused = [
      await invite(admin.key, { email: someone(), role: 'owner' }),
      await invite(researcher.key, { email: someone(), role: 'viewer' }),
    ];
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  it('a member is not invited again', async () => {
    const owner = await newOrganization();
    const { email } = await newMember(owner.organizationId, 'viewer');
    expect((await invite(owner.key, { email, role: 'admin' })).body.code).toBe('conflict');
  });

  it.each([
    { email: 'x' },
    { email: 'a@b.org\nBcc: all@b.org' },
    { role: 'root' },
    { expiresAt: '2099-01-01T00:00:00Z' },
    { email: null },
  ])('A1: refuses %j', async (wrong) => {
    const owner = await newOrganization();
    const { body } = await invite(owner.key, { email: someone(), role: 'viewer', ...wrong });
    expect(body.code).toBe('invalid_request_body');
  });
});

describe('GET /api/public/v1/invitations', () => {
  it('lists who was invited, one entry an address, to owners and admins alone', async () => {
    const owner = await newOrganization();
    const email = someone();
    smtp.refusing = true;
    await invited(owner.key, email, 'viewer');
    const { id } = await invited(owner.key, email, 'researcher');
    smtp.refusing = false;
    expect((await call(GET, { key: owner.key })).body.invitations).toEqual([
      {
        id,
        email,
        role: 'researcher',
        expiresAt: expect.stringMatching(/Z$/),
        createdAt: expect.stringMatching(/Z$/),
        inviter: { userId: owner.userId, name: owner.name },
      },
    ]);
    const viewer = await newMember(owner.organizationId, 'viewer');
    expect((await call(GET, { key: viewer.key })).body.code).toBe('forbidden');
    expect((await call(GET, { key: (await newOrganization()).key })).body.invitations).toEqual([]);
  });
});
