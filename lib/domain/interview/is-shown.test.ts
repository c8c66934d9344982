import { describe, expect, it } from 'vitest';
import {
  all,
  any,
  choice,
  comes,
  comesAfter,
  flat,
  interviewOf,
  matrix,
  multi,
  notSelected,
  open,
  pick,
  selected,
  skip,
} from '@/lib/testing/guide-of';
import type { Answer } from './interview';
import { nextStep } from './next-step';

describe('D1: conditions', () => {
  const onColour = (conditional: unknown) => [
    flat(multi('q', 'red green blue'), open('then', { conditional })),
  ];
  const cases: [string, unknown, Answer, boolean][] = [
    ['mustSelect with one of the choices', all(selected('q', 'red green')), pick('q', 'green blue'), true],
    ['mustSelect with none of the choices', all(selected('q', 'red')), pick('q', 'green blue'), false],
    ['mustNotSelect with none of the choices', all(notSelected('q', 'red')), pick('q', 'green'), true],
    [
      'mustNotSelect with one of the choices',
      all(notSelected('q', 'red green')),
      pick('q', 'green blue'),
      false,
    ],
    ['mustSelect on a skipped source', all(selected('q', 'red')), skip, false],
    ['mustNotSelect on a skipped source', all(notSelected('q', 'red')), skip, true],
    [
      'and with one criterion failing',
      all(selected('q', 'red'), selected('q', 'blue')),
      pick('q', 'red'),
      false,
    ],
    [
      'and with all criteria holding',
      all(selected('q', 'red'), selected('q', 'blue')),
      pick('q', 'red blue'),
      true,
    ],
    [
      'or with one criterion holding',
      any(selected('q', 'red'), selected('q', 'blue')),
      pick('q', 'blue'),
      true,
    ],
    [
      'or with no criterion holding',
      any(selected('q', 'red'), selected('q', 'blue')),
      pick('q', 'green'),
      false,
    ],
    ['no condition (null)', null, pick('q', 'red'), true],
  ];
  it.each(cases)('D1: %s', (_, conditional, answer, shown) => {
    expect(comesAfter(onColour(conditional), answer)).toBe(shown ? 'then' : 'complete');
  });

  it('D1: a source that was not asked fails mustSelect and passes mustNotSelect', () => {
    const guide = (criterion: unknown) => [
      flat(
        choice('gate', 'yes no'),
        choice('q', 'red', { conditional: all(selected('gate', 'yes')) }),
        open('then', { conditional: { operator: 'and', criteria: [criterion] } }),
      ),
    ];
    expect(comesAfter(guide(selected('q', 'red')), pick('gate', 'no'))).toBe('complete');
    expect(comesAfter(guide(notSelected('q', 'red')), pick('gate', 'no'))).toBe('then');
  });
  it('D1: a choice is an externalId, or else a text', () => {
    const q = choice('q', 'red green');
    if (q.type !== 'multiple_choice') throw new Error();
    // "green" is the text of the second option, but the externalId of the first.
    q.options = [
      { id: '1', text: 'red', externalId: 'green' },
      { id: '2', text: 'green', externalId: 'other' },
      { id: '3', text: 'blue', externalId: 'blau' },
    ];
    const guide = [flat(q, open('then', { conditional: all(selected('q', 'green blue')) }))];
    expect(comesAfter(guide, { optionIds: ['1'] })).toBe('then');
    expect(comesAfter(guide, { optionIds: ['2'] })).toBe('complete');
    expect(comesAfter(guide, { optionIds: ['3'] })).toBe('then');
  });
  it('D1: a condition on a matrix looks at its row, or at any row when it names none', () => {
    const guide = (row?: string) => [
      flat(
        matrix('m', 'tea coffee', 'good bad'),
        open('then', { conditional: all(selected('m', 'bad', row)) }),
      ),
    ];
    const answer = { cells: { 'm-tea': ['m-good'], 'm-coffee': ['m-bad'] } };
    expect(comesAfter(guide('tea'), answer)).toBe('complete');
    expect(comesAfter(guide('coffee'), answer)).toBe('then');
    expect(comesAfter(guide(), answer)).toBe('then');
    const not = [
      flat(
        matrix('m', 'tea coffee', 'good bad'),
        open('then', { conditional: all(notSelected('m', 'bad', 'tea')) }),
      ),
    ];
    expect(comesAfter(not, answer)).toBe('then');
  });
  it('D1: choices of a carried-forward question are those of its source, never what was typed', () => {
    const guide = [
      flat(
        multi('q', 'red green', { allowCustomOption: true }),
        multi('again', '', { carryForwardFrom: 'q' }),
        open('then', { conditional: all(selected('again', 'green')) }),
      ),
    ];
    expect(comesAfter(guide, pick('q', 'red green'), pick('q', 'green'))).toBe('then');
    expect(comesAfter(guide, pick('q', 'red green'), pick('q', 'red'))).toBe('complete');
    expect(comesAfter(guide, pick('q', 'red', 'green'), { optionIds: ['q.custom'] })).toBe('complete');
  });
  it.each([
    ['equal', 'a b', true],
    ['another case', 'A b', false],
    ['absent', undefined, false],
  ])('D1: searchParam compares whole values: %s', (_, value, shown) => {
    const conditional = all({ type: 'searchParam', parameter: '__proto__', value: 'a b' });
    const urlParams = new Map(value === undefined ? [] : [['__proto__', value]]);
    const next = nextStep(interviewOf([flat(open('then', { conditional }))], { urlParams }));
    expect(comes(next)).toBe(shown ? 'then' : 'complete');
  });
});
