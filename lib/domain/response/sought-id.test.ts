import { expect, it } from 'vitest';
import { soughtIds } from './sought-id';

const ID = '3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';

it('X26: takes a whole id, in any case and with spaces around it', () => {
  expect(soughtIds(` ${ID.toUpperCase()} `)).toEqual([{ by: 'id', from: ID, to: ID }]);
});

it('X26: takes the beginning of one', () => {
  expect(soughtIds('3f2b')).toEqual([
    { by: 'id', from: '3f2b0000-0000-0000-0000-000000000000', to: '3f2bffff-ffff-ffff-ffff-ffffffffffff' },
  ]);
  expect(soughtIds('3f2b8c1a-9d')).toEqual([
    { by: 'id', from: '3f2b8c1a-9d00-0000-0000-000000000000', to: '3f2b8c1a-9dff-ffff-ffff-ffffffffffff' },
  ]);
});

it('X26: takes a readable id in each way that people write it', () => {
  for (const text of ['12', '#12', 'Response 12']) {
    expect(soughtIds(text)).toEqual([{ by: 'readableId', readableId: 12 }]);
  }
  expect(soughtIds('1234').map(({ by }) => by)).toEqual(['readableId', 'id']);
});

it.each([
  'luggage',
  'abc',
  '0',
  '-12',
  '99999999999',
  '3f2b8c1a9d',
  '3f2b8c1a--',
  '3f2b8c1a-9d4e4',
  `${ID}0`,
  '',
])('X26: %j is no id', (text) => {
  expect(soughtIds(text)).toEqual([]);
});
