import { expect, it } from 'vitest';
import { authenticatorUri, readCode, recoveryCode, secretText } from './second-factor';

it.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['7kq2-0a1b-zzzz-9999', { kind: 'recovery', code: '7kq20a1bzzzz9999' }],
  ['7KQ2 OaIb zzzz 9999', { kind: 'recovery', code: '7kq20a1bzzzz9999' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['', undefined],
  ['7kq2-0a1b-zzzz-999', undefined],
  ['7kq2-0a1b-zzzz-999u', undefined],
  ['१२३४५६', undefined],
  [' '.repeat(101), undefined],
])('O3: %j is read as the code that it is', (typed, code) => {
  expect(readCode(typed)).toEqual(code);
});

it('O3: recovery codes are what is read as one', () => {
  const code = recoveryCode(Uint8Array.from([0, 1, 2, 3, 4, 250, 251, 252, 253, 255]));
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
  expect(readCode(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') });
});

it('O3: a secret is told to apps in base 32', () => {
  const secret = new TextEncoder().encode('12345678901234567890');
  expect(secretText(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(authenticatorUri({ secret, account: 'ada+test@example.org' })).toBe(
    'otpauth://totp/Colloquy:ada%2Btest%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Colloquy&algorithm=SHA1&digits=6&period=30',
  );
});
