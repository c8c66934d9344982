import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import { choice, concept, conceptBlock, flat, matrix, maxDiff, open } from '@/lib/testing/guide-parts';
import type { Guide } from './guide';
import { minutesEstimate } from './minutes-estimate';

const times = (n: number, item: Guide[number]['items'][number]) => Array.from({ length: n }, () => item);

describe('minutesEstimate', () => {
  it('is at least one minute, for an empty guide too', () => {
    expect(minutesEstimate([])).toBe(1);
    expect(minutesEstimate([flat([choice()])])).toBe(1);
  });

  it('D6: grows with the follow-ups an open question may spend', () => {
    const minutes = (['none', 'light', 'medium', 'heavy'] as const).map((followUp) =>
      minutesEstimate([flat(times(10, open({ followUp })))]),
    );
    expect(minutes).toEqual([8, 10, 13, 18]);
    expect(minutesEstimate([flat(times(10, open()))])).toBe(13);
  });

  it('D5: counts a concept block as often as a participant sees concepts', () => {
    const concepts = [concept('A'), concept('B'), concept('C'), concept('D')];
    const block = (subsampleCount: number | null) =>
      conceptBlock([], [open()], { conceptSamplingConfig: { concepts, subsampleCount } });
    expect([1, 2, 4, null].map((count) => minutesEstimate([block(count)]))).toEqual([2, 3, 6, 6]);
  });

  it('D10: grows with the options of a max-diff and the rows of a matrix', () => {
    const many = Array.from({ length: 20 }, (_, n) => ({ text: `${n}` }));
    expect(minutesEstimate([flat([maxDiff({ options: many })])])).toBe(3);
    expect(minutesEstimate([flat([matrix({ rows: many })])])).toBe(2);
  });

  it('is a whole number for any guide, and never shrinks when a block is added', () => {
    fc.assert(
      fc.property(arbitraryGuide(), (guide) => {
        const minutes = minutesEstimate(guide);
        expect(Number.isInteger(minutes) && minutes >= 1).toBe(true);
        expect(minutesEstimate(guide.slice(0, -1))).toBeLessThanOrEqual(minutes);
      }),
    );
  });
});
