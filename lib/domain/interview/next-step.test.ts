import { describe, expect, it } from 'vitest';
import {
  all,
  answered,
  any,
  choice,
  comes,
  comesAfter,
  conceptBlock,
  drawn,
  flat,
  given,
  interviewOf,
  maxDiff,
  multi,
  notSelected,
  open,
  pick,
  probed,
  question,
  ranking,
  screening,
  selected,
  skip,
  statement,
} from '@/lib/testing/guide-of';
import { processorMilliseconds } from '@/lib/testing/processor-milliseconds';
import type { Interview } from './interview';
import { nextStep, stepAsked } from './next-step';

const ask = (text: string) => ({ decision: 'ask', text, reason: 'r' }) as const;
const moveOn = { decision: 'move_on', reason: 'r' } as const;

describe('the order of asking', () => {
  const guide = [flat(statement('a'), open('b')), flat(multi('c', 'x y'))];

  it('goes through the items in guide order and ends complete', () => {
    expect(comesAfter(guide)).toBe('a');
    expect(comesAfter(guide, {})).toBe('b');
    expect(comesAfter(guide, {}, { text: 't' })).toBe('c');
    expect(comesAfter(guide, {}, { text: 't' }, pick('c', 'x'))).toBe('complete');
  });
  it('D4: a skipped item counts as asked and the next one comes', () => {
    expect(comesAfter(guide, skip, skip)).toBe('c');
    expect(comesAfter(guide, skip, skip, skip)).toBe('complete');
  });
  it('D7: question numbers count all items in guide order, screening and statements included', () => {
    const screened = [screening(choice('s', 'in+ out-')), ...guide];
    const step = question(nextStep(given(screened, pick('s', 'in'), skip)));
    expect([step.id, step.questionNumber]).toEqual(['b', 3]);
  });
  it('D7: an item that is left out still has its number', () => {
    const gap = [
      flat(choice('q', 'x y'), open('hidden', { conditional: all(selected('q', 'x')) }), open('z')),
    ];
    const step = question(nextStep(given(gap, pick('q', 'y'))));
    expect([step.id, step.number, step.questionNumber]).toEqual(['z', 2, 3]);
  });
});

describe('D5: concept blocks', () => {
  const items = [choice('q', 'yes no'), open('why', { conditional: all(selected('q', 'yes')) })];

  it('D5: asks for a draw of subsampleCount concepts when the block is reached', () => {
    const guide = [flat(open('a')), conceptBlock('cb', ['x', 'y', 'z'], items, 2)];
    expect(comesAfter(guide)).toBe('a');
    expect(nextStep(given(guide, skip))).toEqual({
      kind: 'draw',
      blockId: 'cb',
      candidates: ['x', 'y', 'z'],
      count: 2,
    });
  });
  it('D5: without subsampleCount all concepts are drawn', () => {
    expect(nextStep(interviewOf([conceptBlock('cb', ['x', 'y', 'z'], items)]))).toMatchObject({ count: 3 });
  });
  it('D5: all items are asked for each concept, in the order drawn, each with its own conditions', () => {
    const guide = [conceptBlock('cb', ['x', 'y', 'z'], items, 2), flat(open('end'))];
    let interview = drawn(interviewOf(guide), ['z', 'x']);
    const seen: string[] = [];
    for (const answer of [pick('q', 'yes'), skip, pick('q', 'no'), skip]) {
      seen.push(comes(nextStep(interview)));
      interview = answered(interview, answer);
    }
    expect(seen).toEqual(['q.z', 'why.z', 'q.x', 'end']);
  });
  it('D5: only concepts whose condition holds can be drawn', () => {
    const guide = [
      flat(choice('a', 'one two')),
      conceptBlock('cb', [['x', all(selected('a', 'one'))], 'y', ['z', all(selected('a', 'two'))]], items, 3),
    ];
    expect(nextStep(given(guide, pick('a', 'two')))).toMatchObject({ candidates: ['y', 'z'], count: 2 });
  });
  it('D5: a block without a concept to show is passed over without a draw', () => {
    const guide = [
      flat(choice('a', 'one two')),
      conceptBlock('cb', [['x', all(selected('a', 'one'))]], items),
      flat(open('end')),
    ];
    expect(comesAfter(guide, pick('a', 'two'))).toBe('end');
  });
  it('D5: no concept is drawn, and so none counted as shown, when no item of the block comes', () => {
    const guide = [
      flat(choice('a', 'one two')),
      conceptBlock('cb', ['x'], [open('q', { conditional: all(selected('a', 'one')) })]),
    ];
    expect(comesAfter(guide, pick('a', 'two'))).toBe('complete');
  });
  it('D3: within a concept block options are carried forward from the same concept', () => {
    const guide = [
      conceptBlock('cb', ['x', 'y'], [multi('q', 'a b c'), ranking('r', '', { carryForwardFrom: 'q' })]),
    ];
    let interview = drawn(interviewOf(guide));
    interview = answered(answered(interview, pick('q', 'a b')), skip);
    interview = answered(interview, pick('q', 'c'));
    const step = question(nextStep(interview));
    expect([step.id, step.options.map((option) => option.text)]).toEqual(['r.y', ['c']]);
  });
});

describe('D6: follow-ups', () => {
  const guide = (followUp: string | null) => [flat(open('q', { followUp }), open('z'))];
  const said = (text = 't') => ({ text });

  it.each([
    ['none', 0],
    ['light', 1],
    ['medium', 2],
    ['heavy', 4],
    [null, 2],
  ])('D6: the budget of %s is %i', (followUp, budget) => {
    let interview = answered(interviewOf(guide(followUp)), said());
    for (let left = budget; left > 0; left -= 1) {
      expect(nextStep(interview)).toMatchObject({ kind: 'probe', budgetLeft: left });
      interview = probed(interview, ask('why?'));
      expect(nextStep(interview)).toMatchObject({
        kind: 'follow_up',
        id: `q.f${budget - left + 1}`,
        text: 'why?',
        number: 1,
      });
      interview = answered(interview, said());
    }
    expect(comes(nextStep(interview))).toBe('z');
  });
  it('D6: the moderator may stop earlier', () => {
    expect(comes(nextStep(answered(interviewOf(guide('heavy')), said(), moveOn)))).toBe('z');
  });
  it('D6: a skipped question is not probed, and a skipped follow-up ends the probing', () => {
    expect(comesAfter(guide('heavy'), skip)).toBe('z');
    const skipped = answered(answered(interviewOf(guide('heavy')), said(), ask('why?')), skip);
    expect(comes(nextStep(skipped))).toBe('z');
  });
  it('D6: follow-ups of a concept item carry its concept', () => {
    const inBlock = [conceptBlock('cb', ['x'], [open('q', { followUp: 'light' })])];
    const next = nextStep(answered(drawn(interviewOf(inBlock)), said(), ask('why?')));
    expect(next).toMatchObject({ id: 'q.x.f1', concept: { id: 'x' } });
  });
});

describe('D10: max-diff', () => {
  it('D10: shows ceil(3 x options / itemsPerScreen) screens of this participant, the same on a reload', () => {
    const guide = [flat(maxDiff('q', 'a b c d e f g', { itemsPerScreen: 5 }))];
    const step = question(nextStep(interviewOf(guide)));
    expect(step.screens.map((screen) => screen.length)).toEqual([5, 5, 5, 5, 5]);
    expect(question(nextStep(interviewOf(guide))).screens).toEqual(step.screens);
    expect(question(nextStep(interviewOf(guide, { seed: 'other' }))).screens).not.toEqual(step.screens);
  });
});

describe('progress', () => {
  const numbers = (interview: Interview) => {
    const { number, total } = question(nextStep(interview));
    return [number, total];
  };
  it('counts items behind undecided conditions as possible and drops those decided against', () => {
    const guide = [
      flat(
        choice('q', 'x y'),
        choice('p', 'x y', { conditional: all(selected('q', 'x')) }),
        open('r', { conditional: all(selected('p', 'x')) }),
        open('z'),
      ),
    ];
    expect(numbers(given(guide))).toEqual([1, 4]);
    expect(numbers(given(guide, pick('q', 'y')))).toEqual([2, 2]);
    expect(numbers(given(guide, pick('q', 'x')))).toEqual([2, 4]);
    expect(numbers(given(guide, pick('q', 'x'), pick('p', 'y')))).toEqual([3, 3]);
  });
  it('counts a concept block as one question for each item and concept, before and after the draw', () => {
    const guide = [
      flat(choice('a', 'x y')),
      conceptBlock(
        'cb',
        ['c', ['d', all(selected('a', 'x'))], ['e', all(selected('a', 'x'))]],
        [open('p'), open('q')],
        2,
      ),
    ];
    expect(numbers(given(guide))).toEqual([1, 5]);
    expect(numbers(drawn(given(guide, pick('a', 'x'))))).toEqual([2, 5]);
    expect(numbers(drawn(given(guide, pick('a', 'y'))))).toEqual([2, 3]);
  });
  it('says in which of the blocks that may still come a step is, and how far in it', () => {
    const never = { conditional: all(selected('a', 'x')) };
    const guide = [
      screening(choice('a', 'x+ y+')),
      flat(open('hidden', never)),
      flat(open('b', { followUp: 'light' }), open('c')),
    ];
    const section = (interview: Interview) => {
      const step = nextStep(interview);
      return 'section' in step ? step.section : step.kind;
    };
    expect(section(given(guide))).toEqual({ number: 1, total: 3, done: 0, questions: 1 });
    const decided = given(guide, pick('a', 'y'));
    expect(section(decided)).toEqual({ number: 2, total: 2, done: 0, questions: 2 });
    const probed = answered(decided, { text: 't' }, ask('why?'));
    expect(section(probed)).toEqual({ number: 2, total: 2, done: 0, questions: 2 });
    expect(section(answered(probed, { text: 'so' }))).toEqual({ number: 2, total: 2, done: 1, questions: 2 });
  });
});

it('gives a step that was answered as it was asked', () => {
  const guide = [
    flat(open('q', { followUp: 'light' }), multi('p', 'a b'), ranking('r', '', { carryForwardFrom: 'p' })),
  ];
  const first = answered(interviewOf(guide), { text: 't' }, ask('why?'));
  const full = answered(answered(answered(first, { text: 'so' }), pick('p', 'b')), pick('p', 'b'));
  expect(comes(nextStep(full))).toBe('complete');
  expect(stepAsked(full, 'q.f1')).toMatchObject({ kind: 'follow_up', text: 'why?' });
  expect(stepAsked(full, 'r')).toMatchObject({ options: [{ text: 'b' }], number: 3 });
  expect(stepAsked(full, 'q.f2')).toBeUndefined();
});

it('answers for 200 items and 400 turns in about a millisecond', () => {
  const items = Array.from({ length: 200 }, (_, at) =>
    open(`q${at}`, { followUp: 'medium', conditional: at > 0 ? any(notSelected('q0', 'x')) : null }),
  );
  const turns = items.slice(0, 199).flatMap((item) => [
    {
      stepId: item.id,
      kind: 'question' as const,
      questionId: item.id,
      conceptId: null,
      answer: { text: 't' },
      probe: ask('?'),
    },
    {
      stepId: `${item.id}.f1`,
      kind: 'follow_up' as const,
      questionId: item.id,
      conceptId: null,
      answer: { text: 't' },
      probe: moveOn,
    },
  ]);
  const interview = interviewOf([flat(...items)], { turns });
  expect(comes(nextStep(interview))).toBe('q199');
  const times = Array.from({ length: 50 }, () => processorMilliseconds(() => nextStep(interview))).sort(
    (a, b) => a - b,
  );
  // The median, with ample room for a busy machine.
  expect(times[25]).toBeLessThan(10);
});
