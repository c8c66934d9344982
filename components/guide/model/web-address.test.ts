import { expect, it } from 'vitest';
import { webAddress } from '@/lib/wire/text';
import { addressProblem } from './web-address';

it('X42: the builder takes the addresses that the API takes, and no others', () => {
  for (const address of [
    'https://example.org/a',
    'HTTP://example.org',
    'https://a\\b',
    'https://a b',
    'a.org',
  ])
    expect([address, addressProblem(address) === null]).toEqual([
      address,
      webAddress().safeParse(address).success,
    ]);
});
