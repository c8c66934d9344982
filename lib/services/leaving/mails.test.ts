import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as deleteAccount } from '@/app/api/account/deletion/route';
import { POST as deleteOrganization } from '@/app/api/account/organizations/[organizationId]/deletion/route';
import { workAfterAnswers } from '@/lib/http/after-answer';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { newSignedIn } from '@/lib/testing/signed-in';
import { SmtpServer } from '@/lib/testing/smtp-server';
import { newOrganization } from '@/lib/testing/world';
import { endLeaving } from './end-leaving';

testDatabase();

let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await SmtpServer.start();
  process.env.SMTP_URL = smtp.url;
  process.env.MAIL_FROM = 'colloquy@example.org';
});
afterAll(() => smtp.stop());

const DAY = 86_400_000;
const to = (email: string) => smtp.mails.filter((mail) => mail.to.includes(email)).map(({ text }) => text);

describe('by mail', () => {
  it('O4: owners, and nobody else, are told when it is asked, and once on the day before', async () => {
    const { organizationId } = await newOrganization();
    const owner = await newSignedIn({ organizationId, role: 'owner' });
    const admin = await newSignedIn({ organizationId, role: 'admin' });
    const ask = () =>
      call(deleteOrganization, {
        ...{ headers: owner.headers, params: { organizationId } },
        body: { name: 'Test', password: owner.password },
      });
    const deletesAt = Date.parse((await ask()).body.deletesAt);
    await ask();
    await workAfterAnswers();
    expect(to(owner.email)).toHaveLength(1);
    expect(to(owner.email)[0]).toMatch(/Subject: Test is to be deleted[\s\S]*\/organisation/);
    for (const days of [1, 5.9]) await endLeaving(database(), new Date(deletesAt - 7 * DAY + days * DAY));
    expect(to(owner.email)).toHaveLength(1);
    for (const days of [6.1, 6.2]) await endLeaving(database(), new Date(deletesAt - 7 * DAY + days * DAY));
    expect(to(owner.email)).toHaveLength(2);
    expect(to(owner.email)[1]).toContain('Test is deleted tomorrow');
    expect(to(admin.email)).toEqual([]);
  });

  it('O4: so is the person of an account', async () => {
    const person = await newSignedIn();
    const { body } = await call(deleteAccount, {
      ...{ headers: person.headers, body: { password: person.password } },
    });
    await workAfterAnswers();
    const deletesAt = Date.parse(body.deletesAt);
    for (const before of [2 * DAY, 0.5 * DAY, 0.4 * DAY])
      await endLeaving(database(), new Date(deletesAt - before));
    expect(to(person.email).map((text) => /Subject: (.*)/.exec(text)?.[1])).toEqual([
      'Your Colloquy account is to be deleted',
      'Your Colloquy account is deleted tomorrow',
    ]);
  });
});
