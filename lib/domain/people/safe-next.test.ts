import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeNext } from './safe-next';

it.each(['/studies/new', '/members?q=a&b=1#x', '/studies/0b6c/responses/4', '/invitations/abc'])(
  '%s is where somebody came for',
  (next) => expect(safeNext(next)).toBe(next),
);

it.each([
  null,
  undefined,
  '',
  'studies',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\nb',
  '/./\\evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/sign-in?next=/sign-in',
  '/api/auth/sign-out',
])('T12: %j leads to the studies', (next) => expect(safeNext(next)).toBe('/studies'));

it('T12: no text leads to another origin', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'/\\.:@?#%ahtps\t\n \u0000') }), (next) => {
      const url = new URL(safeNext(next), 'https://ours.example/sign-in');
      expect(url.origin).toBe('https://ours.example');
    }),
  );
});
