import { expect, it } from 'vitest';
import type { QuestionType } from '../guide/guide';
import type { Answer } from './interview';
import { sameAnswer } from './same-answer';

const cases: [string, QuestionType, Answer, Answer, boolean][] = [
  [
    'a selection in another order',
    'multiple_choice',
    { optionIds: ['a', 'b'] },
    { optionIds: ['b', 'a'] },
    true,
  ],
  ['another selection', 'multiple_choice', { optionIds: ['a', 'b'] }, { optionIds: ['a', 'c'] }, false],
  ['a selection with more', 'multiple_choice', { optionIds: ['a'] }, { optionIds: ['a', 'b'] }, false],
  [
    'another own option',
    'multiple_choice',
    { optionIds: [], custom: 'x' },
    { optionIds: [], custom: 'x ' },
    false,
  ],
  ['an own option more', 'multiple_choice', { optionIds: ['a'] }, { optionIds: ['a'], custom: 'x' }, false],
  [
    'keys in another order',
    'multiple_choice',
    { optionIds: ['a'], custom: 'x' },
    { custom: 'x', optionIds: ['a'] },
    true,
  ],
  ['a ranking in another order', 'ranking', { optionIds: ['a', 'b'] }, { optionIds: ['b', 'a'] }, false],
  ['the same ranking', 'ranking', { optionIds: ['a', 'b'] }, { optionIds: ['a', 'b'] }, true],
  [
    'rows and cells in another order',
    'matrix',
    { cells: { r: ['a', 'b'], s: ['a'] } },
    { cells: { s: ['a'], r: ['b', 'a'] } },
    true,
  ],
  ['another cell', 'matrix', { cells: { r: ['a'] } }, { cells: { r: ['b'] } }, false],
  ['other words', 'open_ended', { text: 'a' }, { text: 'A' }, false],
  ['other recordings', 'open_ended', { text: '', recordings: ['a'] }, { text: '', recordings: ['b'] }, false],
  ['files in another order', 'file_upload', { recordings: ['a', 'b'] }, { recordings: ['b', 'a'] }, false],
  [
    'screens in another order',
    'max_diff',
    {
      screens: [
        { best: 'a', worst: 'b' },
        { best: 'b', worst: 'a' },
      ],
    },
    {
      screens: [
        { best: 'b', worst: 'a' },
        { best: 'a', worst: 'b' },
      ],
    },
    false,
  ],
  ['a skip and a statement', 'statement', {}, { skip: true }, false],
  ['a skip again', 'statement', { skip: true }, { skip: true }, true],
];

it.each(cases)('%s', (_, type, a, b, same) => {
  expect(sameAnswer(type, a, b)).toBe(same);
  expect(sameAnswer(type, b, a)).toBe(same);
});
