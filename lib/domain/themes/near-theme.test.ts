import { expect, it } from 'vitest';
import { leastNearness, meansTheme } from './near-theme';

/** A vector of length 1 whose cosine with the theme is this. */
const at = (cosine: number) => Float32Array.of(cosine, Math.sqrt(1 - cosine * cosine));
const THEME = at(1);
const sample = (count: number, cosine: (nth: number) => number, isSaid = false) =>
  Array.from({ length: count }, (_, nth) => ({ vector: at(cosine(nth)), isSaid }));

it('L3: how near is near enough is told by the study, whatever a model’s figures are like', () => {
  for (const base of [0, 0.3, 0.7]) {
    const others = sample(100, (nth) => base + (nth % 2) * 0.04);
    const said = sample(10, () => base + 0.25, true);
    const least = leastNearness(THEME, [...others, ...said]);
    expect(least).toBeGreaterThan(base + 0.05);
    expect(least).toBeLessThan(base + 0.25);
  }
});

it('L3: it is as near as those that say the theme’s words, within what stands out clearly', () => {
  const others = sample(100, (nth) => (nth % 2) * 0.2);
  const least = (saidAt: number) => leastNearness(THEME, [...others, ...sample(10, () => saidAt, true)]);
  expect(least(0.45)).toBeCloseTo(0.45, 2);
  expect(least(0.1)).toBeCloseTo(0.4, 2);
  expect(least(0.9)).toBeCloseTo(0.6, 2);
  expect(leastNearness(THEME, others)).toBeCloseTo(0.6, 2);
});

it('L3: of a study with few thoughts nothing is near enough', () => {
  expect(
    leastNearness(
      THEME,
      sample(20, () => 0.1),
    ),
  ).toBe(Number.POSITIVE_INFINITY);
});

it('L3: what is nearer to what the rule leaves out does not belong', () => {
  const theme = { vector: THEME, least: 0.5, not: null };
  expect(meansTheme(theme, at(0.6))).toBe(true);
  expect(meansTheme(theme, at(0.4))).toBe(false);
  expect(meansTheme({ ...theme, not: at(0.6) }, at(0.6))).toBe(false);
});
