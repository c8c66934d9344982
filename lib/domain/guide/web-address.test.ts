import { expect, it } from 'vitest';
import { isWebAddress } from './web-address';

it('B2: an address with letters beyond ASCII stays one, however often it is asked', () => {
  let refused = 0;
  for (let n = 0; n < 20_000; n += 1) if (!isWebAddress('https://münchen.example/ü')) refused += 1;
  expect(refused).toBe(0);
});

it.each([
  ['', 'example.org', 'http:example.org', 'ftp://example.org', 'javascript:alert(1)', 'https://'],
  [
    'https://exa mple.org',
    'https://example.org/a\nb',
    ' https://example.org',
    'https://example.org\\@evil.test',
  ],
])('B2: %j and the like are none', (...texts) => {
  expect(texts.filter(isWebAddress)).toEqual([]);
});
