import { describe, expect, it } from 'vitest';
import {
  answered,
  choice,
  flat,
  interviewOf,
  matrix,
  maxDiff,
  multi,
  open,
  pick,
  ranking,
  screening,
  statement,
  upload,
} from '@/lib/testing/guide-of';
import type { IdentifiedBlock, IdentifiedItem } from '../guide/guide';
import { answerProblems } from './answer-problems';
import type { Answer, FollowUpStep, QuestionStep } from './interview';
import { nextStep } from './next-step';

function stepIn(block: IdentifiedBlock): QuestionStep {
  const step = nextStep(interviewOf([block]));
  if (step.kind !== 'question') throw new Error(step.kind);
  return step;
}
const asking = (item: IdentifiedItem) => stepIn(flat(item));
/** The paths of the problems, `fits` when there are none. */
function paths(step: QuestionStep | FollowUpStep, answer: Answer): string {
  const problems = answerProblems(step, answer);
  for (const { path, message } of problems) {
    expect(path[0]).toBe('answer');
    expect(message).not.toBe('');
  }
  return problems.map(({ path }) => path.slice(1).join('.') || '(answer)').join(', ') || 'fits';
}

const diff = asking(maxDiff('d', 'a b c d', { itemsPerScreen: 3 }));
const diffAnswer = () => diff.screens.map(([best = '', worst = '']) => ({ best, worst }));
const offScreen = ['d-a', 'd-b', 'd-c', 'd-d'].find((id) => !diff.screens[1]?.includes(id)) ?? '';

const single = asking(choice('q', 'a b c'));
const singleOwn = asking(choice('q', 'a b c', { allowCustomOption: true }));
const several = asking(multi('q', 'a b c none!', { allowCustomOption: true }));
const two = asking(multi('q', 'a b c d none!', { minSelect: 2, maxSelect: 3, allowCustomOption: true }));
const ranked = asking(ranking('q', 'a b c'));
const grid = asking(matrix('m', 'r s', 'x y'));
const wideGrid = asking(matrix('m', 'r s', 'x y', { multiSelect: true }));
const files = asking(upload('u', { maxFiles: 2 }));
const cells = (r: string[], s: string[], more = {}): Answer => ({
  cells: { 'm-r': r.map((word) => `m-${word}`), 'm-s': s.map((word) => `m-${word}`), ...more },
});

const cases: [string, QuestionStep, Answer, string][] = [
  ['an open answer with words', asking(open('q')), { text: 'x' }, 'fits'],
  ['an open answer of blanks', asking(open('q')), { text: ' \n' }, 'text'],
  [
    'an open answer without words but with a recording',
    asking(open('q')),
    { text: '', recordings: ['r'] },
    'fits',
  ],
  [
    'an open answer with an empty list of recordings',
    asking(open('q')),
    { text: '', recordings: [] },
    'text',
  ],
  ['a recording named twice', asking(open('q')), { text: '', recordings: ['r', 'r'] }, 'recordings.1'],
  ['50,000 characters', asking(open('q')), { text: 'x'.repeat(50_000) }, 'fits'],
  ['50,001 characters', asking(open('q')), { text: 'x'.repeat(50_001) }, 'text'],
  ['an answer of another kind', asking(open('q')), pick('q', 'a'), '(answer)'],
  ['files for an open question', asking(open('q')), { recordings: ['r'] }, '(answer)'],

  ['one option of a single choice', single, pick('q', 'b'), 'fits'],
  ['D3: no option of a single choice', single, pick('q', ''), 'optionIds'],
  ['D3: two options of a single choice', single, pick('q', 'a b'), 'optionIds'],
  ['an unknown option', single, pick('q', 'z'), 'optionIds.0'],
  ['an option of another question', single, { optionIds: ['p-a'] }, 'optionIds.0'],
  ['an own option where none is allowed', single, pick('q', '', 'own'), 'custom'],
  ['an own option alone in a single choice', singleOwn, pick('q', '', 'own'), 'fits'],
  ['an own option beside another in a single choice', singleOwn, pick('q', 'a', 'own'), 'optionIds'],
  ['an own option of blanks', singleOwn, pick('q', '', ' '), 'custom'],
  ['an own option of 5,001 characters', singleOwn, pick('q', '', 'x'.repeat(5001)), 'custom'],

  ['D3: one of several without minSelect', several, pick('q', 'b'), 'fits'],
  ['D3: all of several without maxSelect', several, pick('q', 'a b c', 'own'), 'fits'],
  ['D3: none of several without minSelect', several, pick('q', ''), 'optionIds'],
  ['an option named twice', several, pick('q', 'a b a'), 'optionIds.2'],
  ['an exclusive option alone', several, pick('q', 'none'), 'fits'],
  ['an exclusive option with another', several, pick('q', 'a none'), 'optionIds'],
  ['an exclusive option with an own one', several, pick('q', 'none', 'own'), 'optionIds'],

  ['fewer than minSelect', two, pick('q', 'a'), 'optionIds'],
  ['minSelect', two, pick('q', 'a b'), 'fits'],
  ['maxSelect', two, pick('q', 'a b c'), 'fits'],
  ['more than maxSelect', two, pick('q', 'a b c d'), 'optionIds'],
  ['an own option counts towards minSelect', two, pick('q', 'a', 'own'), 'fits'],
  ['an own option counts towards maxSelect', two, pick('q', 'a b c', 'own'), 'optionIds'],
  ['D3: an exclusive option alone always fits', two, pick('q', 'none'), 'fits'],

  ['all ranked', ranked, pick('q', 'c a b'), 'fits'],
  ['one left out of the ranking', ranked, pick('q', 'c a'), 'optionIds'],
  ['one ranked twice', ranked, pick('q', 'c a c'), 'optionIds.2, optionIds'],
  ['an own option in a ranking', ranked, pick('q', 'c a b', 'own'), 'custom'],

  ['one column for each row', grid, cells(['x'], ['x']), 'fits'],
  ['a row left out', grid, { cells: { 'm-r': ['m-x'] } }, 'cells.m-s'],
  ['a row without a column', grid, cells(['x'], []), 'cells.m-s'],
  ['two columns in a row', grid, cells(['x', 'y'], ['x']), 'cells.m-r'],
  ['two columns in a row with multiSelect', wideGrid, cells(['x', 'y'], ['x']), 'fits'],
  ['a row without a column with multiSelect', wideGrid, cells([], ['x']), 'cells.m-r'],
  ['a column twice in a row', wideGrid, cells(['x', 'x'], ['x']), 'cells.m-r.1'],
  ['an unknown column', grid, cells(['z'], ['x']), 'cells.m-r.0'],
  ['an unknown row', grid, cells(['x'], ['x'], { constructor: ['m-x'] }), 'cells.constructor'],

  ['best and worst of every screen', diff, { screens: diffAnswer() }, 'fits'],
  [
    'a screen left out',
    diff,
    { screens: diffAnswer().slice(1) },
    expect.stringMatching(/^screens/) as string,
  ],
  ['a screen too many', diff, { screens: [...diffAnswer(), ...diffAnswer()] }, 'screens'],
  [
    'best and worst the same',
    diff,
    {
      screens: diffAnswer().map(({ best }, at) => ({
        best,
        worst: at === 1 ? best : (diff.screens[at]?.[1] ?? ''),
      })),
    },
    'screens.1.worst',
  ],
  [
    'an option that is not on the screen',
    diff,
    { screens: diffAnswer().map((pair, at) => (at === 1 ? { ...pair, best: offScreen } : pair)) },
    'screens.1.best',
  ],

  ['a file', files, { recordings: ['a'] }, 'fits'],
  ['D4: maxFiles files', files, { recordings: ['a', 'b'] }, 'fits'],
  ['D4: more than maxFiles files', files, { recordings: ['a', 'b', 'c'] }, 'recordings'],
  ['D4: no file', files, { recordings: [] }, 'recordings'],
  ['a file twice', files, { recordings: ['a', 'a'] }, 'recordings.1'],

  ['a statement taken note of', asking(statement('s')), {}, 'fits'],
  ['words to a statement', asking(statement('s')), { text: 'x' }, '(answer)'],
  ['nothing to a choice', single, {}, '(answer)'],
  ['D4: a skipped file upload', files, { skip: true }, 'fits'],
  ['D4: a skipped statement', asking(statement('s')), { skip: true }, 'fits'],
  ['D4: a skipped screening question', stepIn(screening(choice('s', 'a+ b-'))), { skip: true }, 'skip'],
];

describe('answerProblems', () => {
  it.each(cases)('%s', (_, step, answer, expected) => {
    expect(paths(step, answer)).toEqual(expected);
  });

  it('an option of the source that was not carried forward is not on offer', () => {
    const guide = [flat(multi('q', 'a b c'), ranking('r', '', { carryForwardFrom: 'q' }))];
    const step = nextStep(answered(interviewOf(guide), pick('q', 'a b')));
    if (step.kind !== 'question') throw new Error();
    expect(paths(step, pick('q', 'b a'))).toBe('fits');
    expect(paths(step, pick('q', 'b a c'))).toBe('optionIds.2');
  });
  it('D6: a follow-up is answered like an open question, or skipped', () => {
    const guide = [flat(open('q', { followUp: 'light' }))];
    const step = nextStep(
      answered(interviewOf(guide), { text: 't' }, { decision: 'ask', text: '?', reason: '' }),
    );
    if (step.kind !== 'follow_up') throw new Error();
    expect(paths(step, { text: 'x' })).toBe('fits');
    expect(paths(step, { skip: true })).toBe('fits');
    expect(paths(step, { text: '' })).toBe('text');
    expect(paths(step, {})).toBe('(answer)');
  });
});
