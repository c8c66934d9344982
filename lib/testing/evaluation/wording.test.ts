import { expect, it } from 'vitest';
import { remarksOnOwnGuides, wordingFigures } from './wording';

it('N8: remarks on wording, measured on texts that were judged before the rules', () => {
  const { texts, falseAlarms, missed } = wordingFigures();
  expect(texts).toBeGreaterThanOrEqual(50);
  // Of 90 texts: one false alarm (a question of 54 words that asks two things after all), two misses.
  expect(falseAlarms.length).toBeLessThanOrEqual(1);
  expect(missed.length).toBeLessThanOrEqual(2);
});

it('N8: templates and demonstration studies get no remark that is not due', () => {
  const { remarks } = remarksOnOwnGuides();
  expect(remarks).toEqual([
    'Settling in: the first months in a new town 0.items.0.text two-questions: Two questions in one: people answer one of them',
  ]);
});
