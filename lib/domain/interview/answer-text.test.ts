import { expect, it } from 'vitest';
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
  statement,
  upload,
} from '@/lib/testing/guide-of';
import type { IdentifiedItem } from '../guide/guide';
import { answerText } from './answer-text';
import type { Answer } from './interview';
import { nextStep } from './next-step';

function textOf(answer: Answer, items: IdentifiedItem[], ...before: Answer[]): string {
  const step = nextStep(
    before.reduce((interview, given) => answered(interview, given), interviewOf([flat(...items)])),
  );
  if (step.kind !== 'question') throw new Error(step.kind);
  return answerText(
    step,
    answer,
    new Map([
      ['f1', 'plan.pdf'],
      ['f2', 'photo; 2.jpg'],
    ]),
  );
}
const own = { allowCustomOption: true, randomizeOptionOrder: true };

const cases: [string, IdentifiedItem, Answer, string][] = [
  ['an open answer as it was given', open('q'), { text: ' a\nb ' }, ' a\nb '],
  ['one selection', choice('q', 'A B'), pick('q', 'B'), 'B'],
  [
    'selections in guide order, whatever order was shown or sent',
    multi('q', 'A B C D', own),
    pick('q', 'D B A'),
    'A; B; D',
  ],
  ['the custom option last, as typed', multi('q', 'A B', own), pick('q', 'B', ' my Own '), 'B;  my Own '],
  ['the custom option alone', multi('q', 'A B', own), pick('q', '', 'mine'), 'mine'],
  ['a ranking by its places', ranking('q', 'A B C'), pick('q', 'C A B'), '1. C; 2. A; 3. B'],
  [
    'a matrix row by row in guide order',
    matrix('q', 'tea coffee', 'good bad'),
    { cells: { 'q-coffee': ['q-bad'], 'q-tea': ['q-good'] } },
    'tea: good; coffee: bad',
  ],
  [
    'several cells in guide order',
    matrix('q', 'tea', 'good bad', { multiSelect: true }),
    { cells: { 'q-tea': ['q-bad', 'q-good'] } },
    'tea: good, bad',
  ],
  [
    'a max-diff screen by screen',
    maxDiff('q', 'A B'),
    {
      screens: [
        { best: 'q-A', worst: 'q-B' },
        { best: 'q-B', worst: 'q-A' },
      ],
    },
    'Best: A. Worst: B. Best: B. Worst: A.',
  ],
  [
    'files by their names',
    upload('q', { maxFiles: 2 }),
    { recordings: ['f2', 'f1'] },
    'photo; 2.jpg; plan.pdf',
  ],
  ['a file whose name is not known', upload('q'), { recordings: ['gone'] }, 'file'],
  ['nothing for a statement', statement('q'), {}, ''],
  ['nothing for a skip', multi('q', 'A'), { skip: true }, ''],
];
it.each(cases)('D9: %s', (_, item, answer, text) => {
  expect(textOf(answer, [item])).toBe(text);
});
it('D9: options that were typed and carried forward read as typed', () => {
  const items = [multi('p', 'A B', { allowCustomOption: true }), ranking('q', '', { carryForwardFrom: 'p' })];
  expect(textOf({ optionIds: ['p.custom', 'p-A'] }, items, pick('p', 'A', 'mine '))).toBe('1. mine ; 2. A');
});
