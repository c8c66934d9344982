import { expect, it } from 'vitest';
import type { HighlightV1 } from '@/lib/wire/v1/highlight';
import { groupsOf } from './highlight-groups';

const highlight = (readableId: number, tag: string | null, questionNumber: number | null = 1) =>
  ({ readableId, tag, questionNumber, author: null }) as HighlightV1;
const all = [highlight(4, 'Beds'), highlight(2, null), highlight(4, 'Doors', null), highlight(7, 'Beds')];
const shown = (by: Parameters<typeof groupsOf>[1]) =>
  groupsOf(all, by).map(({ title, members }) => [title, members.map(({ at }) => at)]);

it('M1: highlights stand together by what they have in common, in the order in which it first comes', () => {
  expect(shown('none')).toEqual([[null, [0, 1, 2, 3]]]);
  expect(shown('person')).toEqual([
    ['No. 4', [0, 1]],
    ['No. 2', [2]],
    ['No. 7', [3]],
  ]);
  expect(shown('tag')).toEqual([
    ['Beds', [0, 1]],
    ['Without a tag', [2]],
    ['Doors', [3]],
  ]);
  expect(shown('question').map(([title]) => title)).toEqual(['Question 1', 'No longer asked']);
  expect(shown('author').map(([title]) => title)).toEqual(['Somebody who left']);
});
