import { describe, expect, it } from 'vitest';
import type { Answer } from '@/lib/domain/interview/interview';
import type { QuestionOf } from './control-props';
import { chooseCell } from './matrix-control';
import { chooseSide } from './max-diff-control';

const matrix = (isMultiSelect: boolean): QuestionOf<'matrix'> => ({
  id: 'q',
  text: 'q',
  isScreener: false,
  questionNumber: 1,
  concepts: [],
  type: 'matrix',
  isMultiSelect,
  rows: ['r', 's'].map((id) => ({ id, text: id })),
  columns: ['x', 'y'].map((id) => ({ id, text: id })),
});
const press = (isMultiSelect: boolean, cells: string) =>
  cells
    .split(' ')
    .reduce<Answer | undefined>(
      (value, [rowId = '', columnId = '']) => chooseCell(matrix(isMultiSelect), value, { rowId, columnId }),
      undefined,
    );

describe('chooseCell', () => {
  it('keeps one in each row where one is asked for', () => {
    expect(press(false, 'rx sy ry')).toEqual({ cells: { s: ['y'], r: ['y'] } });
  });
  it('adds and takes back where several are', () => {
    expect(press(true, 'rx ry sx sx')).toEqual({ cells: { r: ['x', 'y'] } });
    expect(press(true, 'rx rx')).toBeUndefined();
  });
});

describe('chooseSide', () => {
  it('an item cannot be the most and the least: it leaves the other side', () => {
    expect(chooseSide({ best: 'a', worst: 'b' }, 'worst', 'a')).toEqual({ best: '', worst: 'a' });
    expect(chooseSide({ best: 'a', worst: 'b' }, 'best', 'b')).toEqual({ best: 'b', worst: '' });
    expect(chooseSide({ best: 'a', worst: '' }, 'worst', 'b')).toEqual({ best: 'a', worst: 'b' });
  });
});
