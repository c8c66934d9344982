import { describe, expect, it } from 'vitest';
import { maxDiffScreens } from './max-diff-design';
import { seededRandom } from './seeded-random';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `o${at}`);
const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 17, 25, 60, 100].flatMap((options) =>
  [2, 3, 4, 5].filter((size) => size <= options).map((size) => [options, size] as const),
);

/** How often each two options share a screen, including pairs that never do. */
function meetings(screens: string[][], options: string[]): number[] {
  const counts = new Map<string, number>();
  options.forEach((a, at) => {
    for (const b of options.slice(at + 1)) counts.set(`${a} ${b}`, 0);
  });
  for (const screen of screens) {
    for (const pair of counts.keys()) {
      const [a, b] = pair.split(' ') as [string, string];
      if (screen.includes(a) && screen.includes(b)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return [...counts.values()];
}

describe('D10: the max-diff design', () => {
  it.each(sizes)(
    'D10: %i options, %i on a screen: each three or four times, never twice on one',
    (count, size) => {
      const screens = maxDiffScreens(ids(count), size, seededRandom('a', `${count}`));
      expect(screens).toHaveLength(Math.ceil((3 * count) / size));
      for (const screen of screens) expect(new Set(screen).size).toBe(size);
      const times = ids(count).map((id) => screens.filter((screen) => screen.includes(id)).length);
      expect(Math.min(...times)).toBe(3);
      expect(Math.max(...times)).toBeLessThanOrEqual(4);
    },
  );

  // From 7 points a perfect design of triples exists; the search finds it.
  it.each([
    [4, 3, 2, 2],
    [5, 4, 2, 3],
    [7, 3, 1, 1],
    [8, 4, 0, 2],
    [12, 4, 0, 1],
    [30, 5, 0, 1],
    [100, 5, 0, 1],
  ])('D10: %i options, %i on a screen: each two meet %i to %i times', (count, size, least, most) => {
    for (const seed of ['a', 'b', 'c']) {
      const met = meetings(maxDiffScreens(ids(count), size, seededRandom(seed)), ids(count));
      expect(Math.min(...met)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...met)).toBeLessThanOrEqual(most);
    }
  });

  it('D10: pairs never differ by more than three meetings', () => {
    for (const [count, size] of sizes.filter(([options]) => options <= 25)) {
      const met = meetings(maxDiffScreens(ids(count), size, seededRandom('z', `${count}`)), ids(count));
      expect(Math.max(...met) - Math.min(...met), `${count} by ${size}`).toBeLessThanOrEqual(3);
    }
  });

  it('D10: is the same for the same seed and another for another', () => {
    const design = (seed: string) => maxDiffScreens(ids(8), 4, seededRandom(seed));
    expect(design('a')).toEqual(design('a'));
    expect(design('a')).not.toEqual(design('b'));
  });
});
