import { expect, it } from 'vitest';
import { storableName } from './file-name';

it.each([
  ['C:\\fakepath\\ticket.txt', 'ticket.txt'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\n.txt', 'ab.txt'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['\u2066a\u2069\u200f\u200e.txt', 'a.txt'],
  ['  ', 'file'],
  ['', 'file'],
  ['صورة.png', 'صورة.png'],
])('%j is stored as %j', (name, stored) => {
  expect(storableName(name)).toBe(stored);
});

it('a name that is too long keeps its ending', () => {
  const stored = storableName(`${'x'.repeat(300)}.txt`);
  expect([stored.length, stored.slice(-5)]).toEqual([255, 'x.txt']);
  expect(storableName(`a.${'x'.repeat(300)}`)).toHaveLength(255);
  expect(storableName(`${'x'.repeat(250)}😀😀😀.txt`)).toBe(`${'x'.repeat(250)}.txt`);
});
