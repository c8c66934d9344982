import { expect, it } from 'vitest';
import { themeFigures } from './themes';

it('L3: the rules find three of five mentions of themes, and are right about four of five', () => {
  for (const half of ['built', 'measured'] as const) {
    const { labelled, found, right } = themeFigures(half);
    expect(right / labelled).toBeGreaterThanOrEqual(0.6);
    expect(right / found).toBeGreaterThanOrEqual(0.8);
  }
});

it('L3: with vectors they find four of five, and are right about as many', () => {
  for (const half of ['built', 'measured'] as const) {
    const { labelled, found, right } = themeFigures(half, true);
    expect(right / labelled).toBeGreaterThanOrEqual(0.8);
    expect(right / found).toBeGreaterThanOrEqual(0.8);
  }
});
