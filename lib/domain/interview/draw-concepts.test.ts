import { describe, expect, it } from 'vitest';
import { drawConcepts } from './draw-concepts';

const draw = (seed: string, count: number, shown: [string, number][] = []) =>
  drawConcepts({ candidates: ['a', 'b', 'c', 'd'], count, shown: new Map(shown), seed, blockId: 'block' });

describe('D5: drawing concepts', () => {
  it('D5: takes those shown least often, fewest first', () => {
    expect(
      draw('x', 3, [
        ['a', 5],
        ['b', 2],
        ['c', 9],
        ['d', 1],
      ]),
    ).toEqual(['d', 'b', 'a']);
  });
  it('D5: a concept that was never shown comes before all others', () => {
    expect(
      draw('x', 1, [
        ['a', 1],
        ['b', 1],
        ['d', 1],
      ]),
    ).toEqual(['c']);
  });
  it('D5: ties are broken by the seed, the same way each time', () => {
    const seeds = Array.from({ length: 40 }, (_, at) => `${at}`);
    expect(seeds.map((seed) => draw(seed, 2))).toEqual(seeds.map((seed) => draw(seed, 2)));
    expect(new Set(seeds.map((seed) => draw(seed, 2).join(''))).size).toBeGreaterThan(8);
  });
  it('D5: over a study every concept is shown equally often, and equally often first', () => {
    const shown = new Map<string, number>();
    const first = new Map<string, number>();
    for (let response = 0; response < 200; response += 1) {
      const drawn = draw(`${response}`, 2, [...shown]);
      for (const id of drawn) shown.set(id, (shown.get(id) ?? 0) + 1);
      const leader = drawn[0] ?? '';
      first.set(leader, (first.get(leader) ?? 0) + 1);
    }
    expect([...shown.values()]).toEqual([100, 100, 100, 100]);
    for (const count of first.values()) expect(count).toBeGreaterThan(35);
  });
});
