import { describe, expect, it } from 'vitest';
import { changedMeanwhile } from './changed-meanwhile';

const bike = { name: 'Bike', rule: '', status: 'suggested' as const, parentId: null };

describe('L3: a theme that somebody else changed', () => {
  it.each([
    [{ ...bike, status: 'accepted' as const }, 'Somebody else accepted it meanwhile'],
    [
      { ...bike, name: 'Bicycle', rule: 'Any' },
      'Somebody else named it “Bicycle”, changed its rule meanwhile',
    ],
    [{ ...bike, parentId: 'other' }, 'Somebody else moved it meanwhile'],
    [bike, 'Somebody else changed it meanwhile'],
    [undefined, 'Somebody else deleted Bike or merged it meanwhile.'],
  ])('is said to be, and how (%#)', (now, words) => {
    expect(changedMeanwhile(bike, now)).toContain(words);
  });
});
