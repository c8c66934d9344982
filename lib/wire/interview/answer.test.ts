import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IdentifiedItem } from '@/lib/domain/guide/guide';
import type { QuestionStep } from '@/lib/domain/interview/interview';
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
import { parseAnswer } from './answer';

function stepIn(block: ReturnType<typeof flat>): QuestionStep {
  const step = nextStep(interviewOf([block]));
  if (step.kind !== 'question') throw new Error(step.kind);
  return step;
}
const asking = (item: IdentifiedItem) => stepIn(flat(item));
const steps = [
  open('q'),
  multi('q', 'a b c none!', { allowCustomOption: true }),
  ranking('q', 'a b c'),
  matrix('q', 'r s', 'x y'),
  maxDiff('q', 'a b c d e'),
  statement('q'),
  upload('q', { maxFiles: 3 }),
].map(asking);
const own = asking(choice('q', 'a b', { allowCustomOption: true }));
/** The path of the first issue. */
function path(step: QuestionStep, value: unknown): unknown {
  const parsed = parseAnswer(step, value);
  return 'issues' in parsed ? parsed.issues[0]?.path : 'fits';
}

describe('parseAnswer', () => {
  it('gives back an answer that fits, of every type', () => {
    for (const step of steps) {
      for (let seed = 0; seed < 20; seed += 1) {
        const answer = randomAnswer(step, seededRandom(`${seed}`));
        expect(parseAnswer(step, JSON.parse(JSON.stringify(answer)))).toEqual({ answer });
      }
    }
  });
  it.each([
    ['no answer at all', undefined, ['answer']],
    ['null', null, ['answer']],
    ['a list', [], ['answer']],
    ['a text', 'a', ['answer']],
    ['a number', 1, ['answer']],
    ['an empty object', {}, ['answer', 'optionIds']],
    ['A1: an unknown key', { optionIds: ['q-a'], note: 'x' }, ['answer', 'note']],
    [
      'A1: a key named like the prototype',
      JSON.parse('{"optionIds": ["q-a"], "__proto__": {}}'),
      ['answer', '__proto__'],
    ],
    ['A1: a skip with more', { skip: true, optionIds: [] }, ['answer', 'optionIds']],
    ['a skip that is none', { skip: false }, ['answer', 'skip']],
    ['A7: NUL in an own option', { optionIds: [], custom: 'a\0' }, ['answer', 'custom']],
    ['A7: a lone surrogate in an own option', { optionIds: [], custom: 'a\ud800' }, ['answer', 'custom']],
    ['A7: NUL in an id', { optionIds: ['\0'] }, ['answer', 'optionIds', 0]],
    ['an id that is a number', { optionIds: [1] }, ['answer', 'optionIds', 0]],
    ['an own option that is null', { optionIds: ['q-a'], custom: null }, ['answer', 'custom']],
    ['what fits no option', { optionIds: ['q-z'] }, ['answer', 'optionIds', 0]],
    ['what fits', { optionIds: ['q-a'] }, 'fits'],
    ['an own option', { optionIds: [], custom: 'mine' }, 'fits'],
    ['a skip', { skip: true }, 'fits'],
  ])('%s', (_, value, expected) => {
    expect(path(own, value)).toEqual(expected);
  });
  it('A1: a row named like the prototype is unknown, like any other', () => {
    const value = JSON.parse('{"cells": {"q-r": ["q-x"], "q-s": ["q-x"], "__proto__": ["q-x"]}}');
    expect(path(asking(matrix('q', 'r s', 'x y')), value)).toEqual(['answer', 'cells', '__proto__']);
  });
  it('D4: a screening question cannot be skipped', () => {
    expect(path(stepIn(screening(choice('q', 'a+ b-'))), { skip: true })).toEqual(['answer', 'skip']);
  });
  it('never fails on whatever JSON is sent, and names at most a hundred issues', () => {
    fc.assert(
      fc.property(fc.constantFrom(...steps), fc.oneof(fc.jsonValue(), fc.anything()), (step, value) => {
        const parsed = parseAnswer(step, value);
        if ('issues' in parsed) {
          expect(parsed.issues.length).toBeGreaterThan(0);
          for (const issue of parsed.issues) expect(issue.path[0]).toBe('answer');
        }
      }),
      { numRuns: 500 },
    );
    const many = { cells: Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`row ${at}`, []])) };
    const parsed = parseAnswer(asking(matrix('q', 'r s', 'x y')), many);
    expect('issues' in parsed && parsed.issues.length).toBe(100);
  });
});
