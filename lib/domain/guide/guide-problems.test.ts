import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import { flat, matrix, maxDiff, multi, open, options, screening, selected } from '@/lib/testing/guide-parts';
import { processorMilliseconds } from '@/lib/testing/processor-milliseconds';
import { found } from '@/lib/testing/rule-cases';
import type { Conditional, Guide } from './guide';
import { guideProblems, invalidGuideMessage } from './guide-problems';

describe('guideProblems', () => {
  it('C: finds all broken rules at once, in guide order, and tells the first', () => {
    const guide = [
      flat([
        multi({ minSelect: 1, text: 'How much tea?' }),
        open({ conditional: selected('nothing', ['x']) }),
      ]),
      screening([open()]),
    ];
    const problems = guideProblems(guide);
    expect(problems.map(({ rule }) => rule)).toEqual(['C3', 'C6', 'C1', 'C1']);
    expect(invalidGuideMessage(problems)).toBe(
      'Invalid study guide: minSelect and maxSelect come as a pair: "How much tea?"',
    );
  });

  it('C: quotes a long text shortened, never half a character', () => {
    const [found] = guideProblems([
      flat([multi({ text: `${'a'.repeat(79)}${'😀'.repeat(50)}`, minSelect: 1 })]),
    ]);
    expect(found!.message.endsWith(`"${'a'.repeat(79)}…"`)).toBe(true);
  });

  it('F4: bears an unfinished guide', () => {
    const guide: Guide = [
      { type: 'concept', title: '', conceptSamplingConfig: { concepts: [] }, items: [] },
      flat([
        { type: 'multiple_choice', text: '', externalId: '' },
        { type: 'ranking', text: '', externalId: '', options: options('', '') },
        matrix({ options: [], rows: [] }),
        maxDiff({ options: [] }),
        open({ conditional: { operator: 'and', criteria: [] } }),
      ]),
    ];
    expect(found([])).toEqual([]);
    expect(found(guide)).toEqual([]);
  });

  it('C1 to C8: finds nothing in any valid guide', () => {
    fc.assert(
      fc.property(arbitraryGuide(), (guide) => {
        expect(guideProblems(guide)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('A3: judges the largest guide in well under a second', () => {
    const many = (n: number, name: string) =>
      Array.from({ length: n }, (_, i) => ({ text: `${name}${i}`, externalId: `${name}${i}` }));
    const guide = Array.from({ length: 50 }, (_, b) =>
      flat(
        Array.from({ length: 4 }, (_, i) =>
          multi({
            externalId: `q${b}-${i}`,
            options: many(100, `o${b}-${i}-`),
            conditional:
              b === 0
                ? null
                : selected(
                    'q0-0',
                    many(100, 'o0-0-').map(({ text }) => text),
                  ),
          }),
        ),
      ),
    );
    let problems: unknown;
    const milliseconds = processorMilliseconds(() => {
      problems = guideProblems(guide);
    });
    expect(problems).toEqual([]);
    expect(milliseconds).toBeLessThan(500);
  });

  it('A3: lists the first thousand of some hundred thousand broken rules', () => {
    const choices = Array.from({ length: 100 }, (_, n) => `${n}`);
    const { criteria } = selected('q', choices);
    const conditional: Conditional = {
      operator: 'or',
      criteria: Array.from({ length: 20 }, () => criteria[0]!),
    };
    const items = Array.from({ length: 199 }, () => open({ conditional }));
    const problems = guideProblems([flat([multi({ externalId: 'q', minSelect: 1 }), ...items])]);
    expect(problems).toHaveLength(1_000);
    expect(problems[0]?.rule).toBe('C3');
  });
});
