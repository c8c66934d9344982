import { describe, expect, it } from 'vitest';
import { processorMilliseconds } from '@/lib/testing/processor-milliseconds';
import { issuesOf } from '../issues';
import { StudyGuide } from './study-guide';

const times = <T>(n: number, value: T) => Array.from({ length: n }, () => value);
const guideOf = (item: object) => [{ type: 'flat', title: 'B', items: times(200, item) }];

/** Milliseconds to judge the guide and to list what is wrong with it, and how much is listed. */
function judged(guide: unknown) {
  let count = 0;
  const milliseconds = processorMilliseconds(() => {
    const { error } = StudyGuide.safeParse(guide);
    count = error ? issuesOf(error).length : 0;
  });
  return { milliseconds, count };
}

describe('large and hostile guides', () => {
  it('A3: the largest guide is judged in well under 100 ms once the machine is warm', () => {
    const guide = guideOf({
      type: 'multiple_choice',
      text: 'Q',
      options: times(100, { text: 'A', externalId: 'a' }),
    });
    const runs = times(8, guide).map(judged);
    expect(runs.every(({ count }) => count === 0)).toBe(true);
    expect(Math.min(...runs.map(({ milliseconds }) => milliseconds))).toBeLessThan(100);
  });

  it.each<[string, unknown]>([
    [
      'as many faults as fit into a body',
      guideOf({
        type: 'matrix',
        text: 'Q',
        options: times(100, { externalId: 1, status: 1, exclusiveOption: 1, a: 1 }),
        rows: times(100, { a: 1 }),
        conditional: { operator: 'and', criteria: times(20, { type: 'selectedTemplateOptions', a: 1 }) },
        media: times(20, { a: 1, forceWatching: 1, widthPercentage: 0 }),
      }),
    ],
    [
      'half a million choices that are no texts',
      guideOf({
        type: 'open_ended',
        text: 'Q',
        conditional: {
          operator: 'and',
          criteria: times(20, {
            type: 'selectedTemplateOptions',
            questionId: 'a',
            matchingCriteria: 'mustSelect',
            choices: times(100, 1),
          }),
        },
      }),
    ],
    ['a million blocks', times(1_000_000, 1)],
    [
      'a million items in each of 50 blocks',
      times(50, { type: 'flat', title: 'B', items: times(1_000_000, 1) }),
    ],
    ['a hundred thousand unknown keys', [Object.fromEntries(times(100_000, 0).map((_, n) => [`k${n}`, n]))]],
    ['a text of two million characters', [{ type: 'flat', title: 'x'.repeat(2_000_000), items: [] }]],
    ['a million nested lists', JSON.parse(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`)],
    [
      'nesting where a text is expected',
      [{ type: 'flat', title: JSON.parse(`${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`), items: [] }],
    ],
  ])('A2 and A3: %s are refused at once, a hundred issues at most', (_name, guide) => {
    const { milliseconds: first, count } = judged(guide);
    let milliseconds = first;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(100);
    // The other core's work slows this one down: the best of three is what the code takes.
    for (let again = 0; again < 2 && milliseconds >= 1_000; again++)
      milliseconds = Math.min(milliseconds, judged(guide).milliseconds);
    expect(milliseconds).toBeLessThan(1_000);
  });
});
