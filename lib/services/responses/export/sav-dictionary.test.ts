import { expect, it } from 'vitest';
import { SavDictionary } from './sav-dictionary';

const column = { name: 'why', label: 'Why?', width: 600, isTime: false, values: [], missing: null };

it('M4: a short text in a column of long ones is followed by spaces alone', () => {
  const dictionary = new SavDictionary([column]);
  const written = (cell: unknown) => Buffer.concat(dictionary.segmentsOf(column, cell)).toString();
  expect(written('Cold.').trimEnd()).toBe('Cold.');
  expect(written(null).trim()).toBe('');
  const long = 'x'.repeat(600);
  expect(written(long).replaceAll(' ', '')).toBe(long);
  expect(written('Cold.')).toHaveLength(written(long).length);
});
