import { describe, expect, it } from 'vitest';
import { randomBelow, seededRandom, shuffled } from './seeded-random';

const first = (...keys: string[]) => Array.from({ length: 5 }, seededRandom(...keys));

describe('seededRandom', () => {
  it('gives the same numbers for the same keys', () => {
    expect(first('a', 'b')).toEqual(first('a', 'b'));
  });
  it('keeps keys apart', () => {
    const all = [first('a', 'bc'), first('ab', 'c'), first('abc'), first('c', 'ab'), first('a', 'bc', '')];
    expect(new Set(all.map(String)).size).toBe(all.length);
  });
  it('keeps the numbers it gave before: an interview under way must not be reordered by a release', () => {
    expect(first('colloquy', '1').map((number) => Math.floor(number * 1e6))).toMatchInlineSnapshot(`
      [
        99811,
        192423,
        623452,
        757835,
        732877,
      ]
    `);
  });
  it('spreads evenly over [0, 1), also for the first number of many seeds', () => {
    const tenths = new Array<number>(10).fill(0);
    for (let at = 0; at < 10_000; at += 1) {
      const bin = randomBelow(10, seededRandom('seed', `${at}`));
      tenths[bin] = (tenths[bin] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('shuffled', () => {
  it('gives every order about equally often and leaves the list alone', () => {
    const list = ['a', 'b', 'c'];
    const orders = new Map<string, number>();
    for (let at = 0; at < 6000; at += 1) {
      const order = shuffled(list, seededRandom('x', `${at}`)).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(list).toEqual(['a', 'b', 'c']);
  });
});
