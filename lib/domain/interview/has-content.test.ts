import { expect, it } from 'vitest';
import { hasContent } from './has-content';
import type { Answer } from './interview';

const withContent: Answer[] = [
  { text: 'yes' },
  { text: '不错' },
  { text: '...a' },
  { text: '', recordings: ['1'] },
  { optionIds: ['1'] },
  { optionIds: [], custom: 'Coffee' },
  { cells: { row: ['column'] } },
  { screens: [{ best: '1', worst: '2' }] },
  { recordings: ['1'] },
];
const without: Answer[] = [
  { skip: true },
  {},
  { text: '' },
  { text: ' \n' },
  { text: '... !? 42' },
  { text: '👍' },
  { text: '', recordings: [] },
  { optionIds: [] },
  { optionIds: [], custom: '-' },
  { cells: { row: [] } },
  { recordings: [] },
];

it.each(withContent.map((answer) => [JSON.stringify(answer), answer] as const))(
  'G6: %s has content',
  (_, answer) => {
    expect(hasContent(answer)).toBe(true);
  },
);
it.each(without.map((answer) => [JSON.stringify(answer), answer] as const))(
  'G6: %s has none',
  (_, answer) => {
    expect(hasContent(answer)).toBe(false);
  },
);
