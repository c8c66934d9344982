import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { numbersIn, pinsOf, pinsOfTree, UNSAID, unsaid } from './unsaid.mjs';

const numbers = (list: string) => ({ numbers: list === '' ? [] : list.split(' '), promise: 'it holds' });
const pinned = (text: string) => pinsOf('a.test.ts', text).map((pin) => [...pin.numbers, pin.promise]);
/** Written so that this file itself pins nothing. */
const named = (number: string, text: string) => `${number}${':'} ${text}`;

describe('docs/unsaid.md', () => {
  it('is what the tests say: otherwise run `npm run unsaid`', () => {
    expect(readFileSync(UNSAID, 'utf8')).toBe(unsaid(pinsOfTree()));
  });

  it('lists what no test pins', () => {
    const page = unsaid([{ ...numbers('C3 C4'), file: 'lib/a [b]/c.test.ts' }]);
    expect(page).toContain(
      '## C3 Bounds of a selection\n\n| what holds | test |\n|---|---|\n| it holds | [c',
    );
    expect(page).toContain('(../lib/a%20%5Bb%5D/c.test.ts) |');
    expect(page.split('## Not pinned yet')[1]).toContain('- C5 Unique external ids\n');
    expect(page.split('## Not pinned yet')[1]).not.toContain('- C4');
  });
});

describe('the numbers in a name', () => {
  it('come alone, in lists and in ranges', () => {
    expect(numbersIn(named('C3', 'it holds'))).toEqual(numbers('C3'));
    expect(numbersIn(named('A2 and A3', 'it holds'))).toEqual(numbers('A2 A3'));
    expect(numbersIn(named('A1, A3 and A10', 'it holds'))).toEqual(numbers('A1 A3 A10'));
    expect(numbersIn(named('C1 to C4', 'it holds'))).toEqual(numbers('C1 C2 C3 C4'));
    expect(numbersIn(named('A5, D10 to E1', 'it holds'))).toEqual(numbers('A5 D10 D11 E1'));
  });

  it('may stand within it, and are only those that exist', () => {
    expect(numbersIn(`answers as ${'D9'} says`)).toEqual({ numbers: ['D9'], promise: 'answers as D9 says' });
    expect(numbersIn('it holds')).toEqual(numbers(''));
    expect(numbersIn(named(`${'J'}9`, 'it holds')).numbers).toEqual([]);
  });
});

describe('the names in a file', () => {
  const one = named('D1', 'it');
  it('are those of tests and groups, with every row of a table', () => {
    expect(pinned(`it('${one} holds', () => {});`)).toEqual([['D1', 'it holds']]);
    expect(pinned(`describe('${one} holds', () => {});`)).toEqual([['D1', 'it holds']]);
    expect(pinned(`test.each(x)('${one} takes %j', () => {});`)).toEqual([['D1', 'it takes …']]);
    expect(pinned(`const x = [['a', 1], ['b', 2]]; it.each(x)('${named('D1', '%s')}', () => {});`)).toEqual([
      ['D1', 'a'],
      ['D1', 'b'],
    ]);
    expect(pinned(`check([['${one} is so', 1], ['${one} is not', 2]]);`)).toEqual([
      ['D1', 'it is so'],
      ['D1', 'it is not'],
    ]);
  });

  it('are not whatever else has a letter and a digit', () => {
    expect(pinned("it('is so', () => expect(f('C3 is broken')).toBe('D9'));")).toEqual([]);
  });
});
