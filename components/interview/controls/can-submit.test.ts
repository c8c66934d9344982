import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IdentifiedItem } from '@/lib/domain/guide/guide';
import { answerProblems } from '@/lib/domain/interview/answer-problems';
import type { Answer, QuestionStep } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import {
  choice,
  flat,
  interviewOf,
  matrix,
  maxDiff,
  multi,
  open,
  ranking,
  screening,
  statement,
  upload,
} from '@/lib/testing/guide-of';
import { randomAnswer } from '@/lib/testing/random-answer';
import { stepReply } from '@/lib/wire/interview/step';
import { canSubmit } from './can-submit';
import type { AskedStep } from './control-props';
import { englishTexts as texts } from './use-control-texts';

function stepIn(block: ReturnType<typeof flat>): { engine: QuestionStep; wire: AskedStep } {
  const engine = nextStep(interviewOf([block]));
  if (engine.kind !== 'question') throw new Error(engine.kind);
  const wire = stepReply(engine, { language: 'en' });
  if (wire.kind === 'end') throw new Error(wire.kind);
  return { engine, wire };
}
const asking = (item: IdentifiedItem) => stepIn(flat(item));
const judge = (item: IdentifiedItem, value: Answer | undefined) => canSubmit(asking(item).wire, value, texts);

const bounded = (more: object) => multi('q', 'a b c d none!', { minSelect: 2, maxSelect: 3, ...more });
const steps = [
  open('q'),
  choice('q', 'a b c'),
  choice('q', 'a b c', { allowCustomOption: true }),
  multi('q', 'a b c none!', { allowCustomOption: true }),
  bounded({}),
  bounded({ allowCustomOption: true }),
  ranking('q', 'a b c'),
  matrix('q', 'r s', 'x y'),
  matrix('q', 'r s', 'x y', { multiSelect: true }),
  maxDiff('q', 'a b c d e'),
  statement('q'),
  upload('q', { maxFiles: 3 }),
].map(asking);

const ids = fc.array(fc.constantFrom('q-a', 'q-b', 'q-c', 'q-d', 'q-none', ''), { maxLength: 5 });
const cell = fc.uniqueArray(fc.constantFrom('q-x', 'q-y'), { maxLength: 2 });
const side = fc.constantFrom('q-a', 'q-b', 'q-c', 'q-d', 'q-e', '');
const text = fc.constantFrom('', ' ', 'words');
const underConstruction: fc.Arbitrary<Answer | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ text, recordings: fc.uniqueArray(fc.constantFrom('1', '2')) }, { requiredKeys: ['text'] }),
  fc.record(
    { optionIds: ids.map((some) => [...new Set(some)]), custom: text },
    { requiredKeys: ['optionIds'] },
  ),
  fc.record({ cells: fc.record({ 'q-r': cell, 'q-s': cell }, { requiredKeys: [] }) }),
  fc.record({ screens: fc.array(fc.record({ best: side, worst: side }), { maxLength: 4 }) }),
  fc.record({ recordings: fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', ''), { maxLength: 4 }) }),
);

describe('canSubmit', () => {
  it('lets go only what the server takes, whatever is under construction', () => {
    fc.assert(
      fc.property(fc.constantFrom(...steps), underConstruction, ({ engine, wire }, value) => {
        const readiness = canSubmit(wire, value, texts);
        if (readiness.state === 'ready') expect(answerProblems(engine, readiness.answer)).toEqual([]);
        if (readiness.state === 'missing') expect(readiness.reason).not.toBe('');
      }),
      { numRuns: 2_000 },
    );
  });

  it('lets every answer go that the server takes, unchanged', () => {
    for (const { engine, wire } of steps) {
      for (let seed = 0; seed < 40; seed += 1) {
        const answer = randomAnswer(engine, seededRandom(`${seed}`));
        expect(canSubmit(wire, answer, texts)).toMatchObject({ state: 'ready', answer });
      }
    }
  });

  it('D4: a screening question cannot be skipped, any other can', () => {
    const skip: Answer = { skip: true };
    expect(canSubmit(stepIn(screening(choice('q', 'a+ b-'))).wire, skip, texts).state).toBe('missing');
    expect(judge(choice('q', 'a b'), skip)).toMatchObject({ state: 'ready', answer: skip });
  });

  it.each([
    [open('q'), undefined, 'Write a few words, or skip the question.'],
    [open('q'), { text: 'x'.repeat(50_002) }, 'This is 2 characters too long to be sent.'],
    [choice('q', 'a b'), undefined, 'Choose one'],
    [bounded({}), { optionIds: ['q-a'] }, 'Choose at least 2'],
    [
      bounded({}),
      { optionIds: ['q-a', 'q-b', 'q-c', 'q-d'] },
      'Only 3 can be chosen. Take one back first to choose another.',
    ],
    [
      choice('q', 'a b', { allowCustomOption: true }),
      { optionIds: [], custom: ' ' },
      'Write your own answer, or choose another one.',
    ],
    [matrix('q', 'r s', 'x y'), { cells: { 'q-r': ['q-x'] } }, 'Still to answer: s'],
    [maxDiff('q', 'a b c'), undefined, 'Still to choose: Most important'],
    [upload('q'), undefined, 'Add a file, or skip the question.'],
    [upload('q'), { recordings: [''] }, 'Not every file has been sent yet. Wait for it, or remove it.'],
  ] satisfies [IdentifiedItem, Answer | undefined, string][])(
    'says what is missing: %#',
    (item, value, reason) => {
      expect(judge(item, value)).toMatchObject({ state: 'missing', reason });
    },
  );

  it('an exclusive option alone is enough where more are needed', () => {
    expect(judge(bounded({}), { optionIds: ['q-none'] })).toMatchObject({ state: 'ready', note: '1 chosen' });
  });

  it('X34: a ranking that nobody touched is not their order; one that they confirmed is', () => {
    const asked = ranking('q', 'a b c');
    expect(judge(asked, undefined)).toMatchObject({
      state: 'missing',
      reason: 'Move something, or tick “This order is right”.',
    });
    const answer = { optionIds: ['q-a', 'q-b', 'q-c'] };
    expect(judge(asked, answer)).toMatchObject({ state: 'ready', answer });
    expect(judge(ranking('q', 'a'), undefined)).toMatchObject({
      state: 'ready',
      answer: { optionIds: ['q-a'] },
    });
  });

  it('a max-diff goes on screen by screen, and is sent after the last', () => {
    const { wire } = asking(maxDiff('q', 'a b c d e'));
    if (wire.kind !== 'question' || wire.question.type !== 'max_diff') throw new Error('not a max-diff');
    const { screens } = wire.question;
    let value: Answer | undefined;
    for (const [at, [best = '', worst = '']] of screens.entries()) {
      const before = value && 'screens' in value ? (value.screens as { best: string; worst: string }[]) : [];
      const readiness = canSubmit(wire, { screens: [...before.slice(0, at), { best, worst }] }, texts);
      expect(readiness.state).toBe(at + 1 < screens.length ? 'more' : 'ready');
      value = readiness.state === 'more' ? readiness.value : undefined;
    }
  });

  it('takes an answer to another kind of question for none', () => {
    expect(judge(choice('q', 'a b'), { text: 'words' }).state).toBe('missing');
    expect(judge(open('q'), { optionIds: ['q-a'] }).state).toBe('missing');
  });
});
