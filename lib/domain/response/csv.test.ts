import { expect, it } from 'vitest';
import { csvLine } from './csv';

const FORMULAS = ['=1+1', '+1', '-1', '@a', '\tx', '\rx', '\n=1', ' =1', '\u00a0=1', '\u3000=1', '\uFEFF=1'];
const WIDE = ['＝1+1', '＋1', '－1', '＠a', ' ＝1'];

it.each([...FORMULAS, ...WIDE])('X42: %j is no formula in a spreadsheet', (text) => {
  for (const separator of [',', '\t'] as const) expect(csvLine([text], separator)).toMatch(/^"?'/);
});

it('X42: what only looks like one within stands as it is', () => {
  expect(csvLine(['a=b', '1-2', 'me@example.org', '', null, -1.5])).toBe('a=b,1-2,me@example.org,,,-1.5\r\n');
});

it('quotes what would part a cell from the next', () => {
  expect(csvLine(['a,b', 'a\tb', 'say "a"', 'a\nb', ' a'])).toBe('"a,b",a\tb,"say ""a""","a\nb"," a"\r\n');
  expect(csvLine(['a,b', 'a\tb'], '\t')).toBe('a,b\t"a\tb"\r\n');
});
