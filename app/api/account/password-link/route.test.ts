import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { newSignedIn, signIn } from '@/lib/testing/signed-in';
import { SmtpServer } from '@/lib/testing/smtp-server';
import { POST as setPassword } from '../password/route';
import { POST } from './route';

const smtp = await SmtpServer.start();
// Settings are read when they are first asked for: this file is about mail and its limits.
Object.assign(process.env, { SMTP_URL: smtp.url, RATE_LIMITS: 'on' });
testDatabase();
beforeAll(() => {
  Object.assign(process.env, { SMTP_URL: smtp.url, RATE_LIMITS: 'on' });
});
afterAll(() => smtp.stop());

const ask = (email: string, from = randomUUID()) =>
  call(POST, { body: { email }, headers: { 'x-client-address': from } });

it('mails a link with which a new password is set', async () => {
  const { email } = await newSignedIn();
  expect((await ask(email.toUpperCase())).body).toEqual({ mail: true });
  const { text } = await smtp.mailTo(email);
  const token = /http:\/\/127\.0\.0\.1:3000\/reset-password\?token=([\w-]{43})\s/.exec(text)?.[1];
  const set = await call(setPassword, { body: { token, password: 'another horse' } });
  expect(set.status).toBe(200);
  await signIn(email, 'another horse');
});

it('answers the same for an address that nobody has, and mails nothing there', async () => {
  const { email } = await newSignedIn();
  const nobody = `${randomUUID()}@example.org`;
  const [unknown, known] = [await ask(nobody), await ask(email)];
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  await smtp.mailTo(email);
  expect(smtp.mails.some(({ to }) => to.includes(nobody))).toBe(false);
});

it('a link replaces the one before', async () => {
  const { email } = await newSignedIn();
  await ask(email);
  const first = /token=([\w-]{43})/.exec((await smtp.mailTo(email)).text)?.[1];
  smtp.mails.length = 0;
  await ask(email);
  await smtp.mailTo(email);
  const used = await call(setPassword, { body: { token: first, password: 'another horse' } });
  expect([used.status, used.body.code]).toEqual([404, 'not_found']);
});

it('T34: one letter box gets three mails a minute, known or not, from wherever they are asked for', async () => {
  smtp.mails.length = 0;
  for (const email of [(await newSignedIn()).email, `${randomUUID()}@example.org`]) {
    const statuses = [];
    for (let time = 0; time < 4; time++) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  // What is still on its way needs the database.
  await expect.poll(() => smtp.mails.length).toBe(3);
});

it('T34: an address that asks too often waits', async () => {
  const from = randomUUID();
  const asked = await Promise.all(Array.from({ length: 21 }, () => ask(`${randomUUID()}@example.org`, from)));
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
});
