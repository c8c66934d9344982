import { expect, it } from 'vitest';
import { listFigures } from './question-lists';

it.each([
  ['built', 25],
  ['measured', 25],
  ['last', 10],
] as const)('N8: plain question lists are typed right in 95 of 100 (%s)', (half, count) => {
  const { lists, questions, typed, wrong } = listFigures(half);
  expect(lists).toBe(count);
  expect(typed / questions, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});
