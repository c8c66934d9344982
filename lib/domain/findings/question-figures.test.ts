import { expect, it } from 'vitest';
import type { Counted, ResultPart } from '../question-types/results';
import type { QuestionResult } from '../response/question-results';
import { questionFigures } from './question-figures';

const counted: Counted = {
  ...{ count: 3, wholeCount: 3, interval: null, segments: [] },
  filter: { questionId: 'q', answered: true },
};
const placed = { optionId: 'o', text: 'A fair price', placedCount: 3, places: null, wholePlaces: null };
const scored = { optionId: 'o', text: 'A later train', best: 4, worst: 1, score: null, wholeScore: null };

function figures(part: Partial<ResultPart>) {
  const question: QuestionResult = {
    ...{ questionId: 'q', questionNumber: 1, text: 'Which?', type: 'ranking', metric: '' },
    ...{ isScreener: false, isCurrent: true, isMultiSelect: false },
    parts: [
      {
        ...{
          conceptId: null,
          conceptTitle: null,
          options: [],
          ranking: [],
          columns: [],
          rows: [],
          scores: [],
        },
        ...{ tags: [], ...counted, count: 5, ...part },
      },
    ],
  };
  return questionFigures(question).groups;
}

it('says what people are counted for where they were asked for an order', () => {
  expect(figures({ ranking: [{ ...counted, ...placed }] })).toEqual([
    { title: 'Put first', base: 5, bars: [{ label: 'A fair price', count: 3 }] },
  ]);
  expect(figures({ scores: [{ ...counted, ...scored }], conceptTitle: 'The van' })[0]?.title).toBe(
    'The van: Chosen as best',
  );
  expect(figures({ options: [{ ...counted, optionId: 'o', text: 'Yes', isCustom: false }] })[0]?.title).toBe(
    null,
  );
});
