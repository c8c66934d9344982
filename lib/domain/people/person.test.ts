import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isEmail, isName, isPassword } from './person';

describe('people', () => {
  it.each(['a@example.org', "o'brien@example.org", 'First.Last+tag@mail.example.co.uk', 'a_b-1@x1.io'])(
    '%s is an address, and the sign-in form takes it',
    (email) => {
      expect(isEmail(email)).toBe(true);
      expect(z.email().safeParse(email).success).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@x.org',
    'a@x.org ',
    'a b@x.org',
    '.a@x.org',
    'a..b@x.org',
    'a@-x.org',
    'ä@x.org',
    `${'a'.repeat(250)}@x.org`,
    "a'@x.org",
    'a@x.o',
  ])('%j is not an address', (email) => expect(isEmail(email)).toBe(false));

  it('A7: names have something to read and nothing that cannot be stored', () => {
    expect(isName('Ünïcode 研究 👩‍🔬')).toBe(true);
    for (const name of ['', ' \t', 'a\0b', 'a\ud800', 'x'.repeat(301)]) expect(isName(name)).toBe(false);
  });

  it('a password has 8 to 128 characters', () => {
    expect([isPassword('1234567'), isPassword('12345678')]).toEqual([false, true]);
    expect([isPassword('x'.repeat(128)), isPassword('x'.repeat(129))]).toEqual([true, false]);
  });
});
