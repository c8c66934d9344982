import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { Failure } from '@/lib/domain/failure';
import { testDatabase } from '@/lib/testing/database';
import { withPassword } from './password-again';

// The limits are off where they would only be in the way.
process.env.RATE_LIMITS = 'on';
testDatabase();

const wrong = () => Promise.reject(new Failure('forbidden', 'This is not your password.'));
const statusOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: { status?: number; code: string }) => error.status ?? error.code,
  );

it('O4: a password that is asked for once more is guessed a few times, then with a wait that grows', async () => {
  const [who, other] = [randomUUID(), randomUUID()];
  for (let guess = 0; guess < 21; guess += 1)
    expect(await statusOf(withPassword(who, wrong))).toBe('forbidden');
  expect(await statusOf(withPassword(who, async () => 'right'))).toBe(429);
  expect(await statusOf(withPassword(other, async () => 'right'))).toBe('done');
});

it('O4: what is refused before the password is looked at forgives no guess, what is refused after it does', async () => {
  const who = randomUUID();
  const refusedAs = (code: 'not_found' | 'conflict') =>
    withPassword(who, () => Promise.reject(new Failure(code, 'No.')));
  for (let guess = 0; guess < 15; guess += 1) await statusOf(withPassword(who, wrong));
  expect(await statusOf(refusedAs('conflict'))).toBe('conflict');
  for (let guess = 0; guess < 11; guess += 1) {
    expect(await statusOf(withPassword(who, wrong))).toBe('forbidden');
    if (guess < 10) expect(await statusOf(refusedAs('not_found'))).toBe('not_found');
  }
  expect(await statusOf(withPassword(who, async () => 'right'))).toBe(429);
});
