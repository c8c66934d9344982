import { describe, expect, it } from 'vitest';
import {
  all,
  answered,
  any,
  choice,
  comes,
  conceptBlock,
  drawn,
  flat,
  interviewOf,
  matrix,
  maxDiff,
  multi,
  notSelected,
  open,
  pick,
  probed,
  ranking,
  screening,
  selected,
  statement,
} from '@/lib/testing/guide-of';
import type { IdentifiedGuide } from '../guide/guide';
import type { Answer, Interview, Next, QuestionStep } from './interview';
import { nextStep, stepAsked } from './next-step';

const skip: Answer = { skip: true };
const ask = (text: string) => ({ decision: 'ask', text, reason: 'r' }) as const;
const moveOn = { decision: 'move_on', reason: 'r' } as const;

/** The interview after these answers, one for each step in turn. */
function given(guide: IdentifiedGuide, ...answers: Answer[]): Interview {
  return answers.reduce((interview, answer) => answered(interview, answer), interviewOf(guide));
}
function comesAfter(guide: IdentifiedGuide, ...answers: Answer[]): string {
  return comes(nextStep(given(guide, ...answers)));
}
function question(next: Next): QuestionStep {
  if (next.kind !== 'question') throw new Error(`not a question: ${next.kind}`);
  return next;
}
const offeredAfter = (guide: IdentifiedGuide, ...answers: Answer[]) =>
  question(nextStep(given(guide, ...answers))).options.map((option) => option.text);

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

describe('D1: conditions', () => {
  const onColour = (conditional: unknown) => [
    flat(multi('q', 'red green blue'), open('then', { conditional })),
  ];
  const cases: [string, unknown, Answer, boolean][] = [
    ['mustSelect with one of the choices', all(selected('q', 'red green')), pick('q', 'green blue'), true],
    ['mustSelect with none of the choices', all(selected('q', 'red')), pick('q', 'green blue'), false],
    ['mustNotSelect with none of the choices', all(notSelected('q', 'red')), pick('q', 'green'), true],
    [
      'mustNotSelect with one of the choices',
      all(notSelected('q', 'red green')),
      pick('q', 'green blue'),
      false,
    ],
    ['mustSelect on a skipped source', all(selected('q', 'red')), skip, false],
    ['mustNotSelect on a skipped source', all(notSelected('q', 'red')), skip, true],
    [
      'and with one criterion failing',
      all(selected('q', 'red'), selected('q', 'blue')),
      pick('q', 'red'),
      false,
    ],
    [
      'and with all criteria holding',
      all(selected('q', 'red'), selected('q', 'blue')),
      pick('q', 'red blue'),
      true,
    ],
    [
      'or with one criterion holding',
      any(selected('q', 'red'), selected('q', 'blue')),
      pick('q', 'blue'),
      true,
    ],
    [
      'or with no criterion holding',
      any(selected('q', 'red'), selected('q', 'blue')),
      pick('q', 'green'),
      false,
    ],
    ['no condition (null)', null, pick('q', 'red'), true],
  ];
  it.each(cases)('D1: %s', (_, conditional, answer, shown) => {
    expect(comesAfter(onColour(conditional), answer)).toBe(shown ? 'then' : 'complete');
  });

  it('D1: a source that was not asked fails mustSelect and passes mustNotSelect', () => {
    const guide = (criterion: unknown) => [
      flat(
        choice('gate', 'yes no'),
        choice('q', 'red', { conditional: all(selected('gate', 'yes')) }),
        open('then', { conditional: { operator: 'and', criteria: [criterion] } }),
      ),
    ];
    expect(comesAfter(guide(selected('q', 'red')), pick('gate', 'no'))).toBe('complete');
    expect(comesAfter(guide(notSelected('q', 'red')), pick('gate', 'no'))).toBe('then');
  });
  it('D1: a choice is an externalId, or else a text', () => {
    const q = choice('q', 'red green');
    if (q.type !== 'multiple_choice') throw new Error();
    // "green" is the text of the second option, but the externalId of the first.
    q.options = [
      { id: '1', text: 'red', externalId: 'green' },
      { id: '2', text: 'green', externalId: 'other' },
      { id: '3', text: 'blue', externalId: 'blau' },
    ];
    const guide = [flat(q, open('then', { conditional: all(selected('q', 'green blue')) }))];
    expect(comesAfter(guide, { optionIds: ['1'] })).toBe('then');
    expect(comesAfter(guide, { optionIds: ['2'] })).toBe('complete');
    expect(comesAfter(guide, { optionIds: ['3'] })).toBe('then');
  });
  it('D1: a condition on a matrix looks at its row, or at any row when it names none', () => {
    const guide = (row?: string) => [
      flat(
        matrix('m', 'tea coffee', 'good bad'),
        open('then', { conditional: all(selected('m', 'bad', row)) }),
      ),
    ];
    const answer = { cells: { 'm-tea': ['m-good'], 'm-coffee': ['m-bad'] } };
    expect(comesAfter(guide('tea'), answer)).toBe('complete');
    expect(comesAfter(guide('coffee'), answer)).toBe('then');
    expect(comesAfter(guide(), answer)).toBe('then');
    const not = [
      flat(
        matrix('m', 'tea coffee', 'good bad'),
        open('then', { conditional: all(notSelected('m', 'bad', 'tea')) }),
      ),
    ];
    expect(comesAfter(not, answer)).toBe('then');
  });
  it('D1: choices of a carried-forward question are those of its source, never what was typed', () => {
    const guide = [
      flat(
        multi('q', 'red green', { allowCustomOption: true }),
        multi('again', '', { carryForwardFrom: 'q' }),
        open('then', { conditional: all(selected('again', 'green')) }),
      ),
    ];
    expect(comesAfter(guide, pick('q', 'red green'), pick('q', 'green'))).toBe('then');
    expect(comesAfter(guide, pick('q', 'red green'), pick('q', 'red'))).toBe('complete');
    expect(comesAfter(guide, pick('q', 'red', 'green'), { optionIds: ['q.custom'] })).toBe('complete');
  });
  it.each([
    ['equal', 'a b', true],
    ['another case', 'A b', false],
    ['absent', undefined, false],
  ])('D1: searchParam compares whole values: %s', (_, value, shown) => {
    const conditional = all({ type: 'searchParam', parameter: '__proto__', value: 'a b' });
    const urlParams = new Map(value === undefined ? [] : [['__proto__', value]]);
    const next = nextStep(interviewOf([flat(open('then', { conditional }))], { urlParams }));
    expect(comes(next)).toBe(shown ? 'then' : 'complete');
  });
});

describe('D2: screening', () => {
  const guide = (options: string, fields = {}) => [screening(multi('s', options, fields)), flat(open('in'))];
  const cases: [string, string, Answer, string][] = [
    ['an approve option lets in', 'a+ r- n=', pick('s', 'a'), 'in'],
    ['a reject option screens out, whatever else is selected', 'a+ r- n=', pick('s', 'a r'), 'screened_out'],
    ['neutral options alone screen out when one could approve', 'a+ n=', pick('s', 'n'), 'screened_out'],
    ['neutral options alone screen out when one could reject', 'r- n=', pick('s', 'n'), 'screened_out'],
    ['neutral with approve lets in', 'a+ n=', pick('s', 'a n'), 'in'],
    ['only neutral options let everybody in', 'n= m=', pick('s', 'm'), 'in'],
    ['the custom option alone counts as nothing selected', 'a+ n=', pick('s', '', 'own'), 'screened_out'],
    ['the custom option alone passes when all are neutral', 'n= m=', pick('s', '', 'own'), 'in'],
    ['the custom option beside an approve lets in', 'a+ n=', pick('s', 'a', 'own'), 'in'],
  ];
  it.each(cases)('D2: %s', (_, options, answer, comes) => {
    expect(comesAfter(guide(options, { allowCustomOption: true }), answer)).toBe(comes);
  });
  it('D2: a rejecting answer ends the interview at once, before the next screening question', () => {
    const two = [screening(choice('s', 'in+ out-'), choice('t', 'in+ out-')), flat(open('in'))];
    expect(comesAfter(two, pick('s', 'out'))).toBe('screened_out');
    expect(comesAfter(two, pick('s', 'in'))).toBe('t');
    expect(comesAfter(two, pick('s', 'in'), pick('t', 'out'))).toBe('screened_out');
  });
});

describe('D3: carry-forward', () => {
  const guide = (fields = {}) => [
    flat(
      multi('q', 'a b c none!', { allowCustomOption: true }),
      ranking('r', '', { carryForwardFrom: 'q', ...fields }),
      open('z'),
    ),
  ];
  it('D3: offers what was selected in the source, in guide order', () => {
    expect(offeredAfter(guide(), pick('q', 'c a'))).toEqual(['a', 'c']);
  });
  it('D3: offers what was typed as well, last, under an id that stays', () => {
    const step = question(nextStep(given(guide(), pick('q', 'b', ' my own '))));
    expect(step.options).toEqual([
      { id: 'q-b', text: 'b' },
      { id: 'q.custom', text: ' my own ' },
    ]);
  });
  it('D3: what was typed is enough to be carried forward', () => {
    expect(offeredAfter(guide(), pick('q', '', 'own'))).toEqual(['own']);
  });
  it('D3: with nothing selected the item is skipped and leaves no trace', () => {
    expect(comesAfter(guide(), skip)).toBe('z');
    expect(nextStep(given(guide(), skip))).toMatchObject({ number: 2, total: 2, questionNumber: 3 });
  });
  it('D3: a chain passes on what was selected on the way', () => {
    const chain = [
      flat(
        multi('q', 'a b c', { allowCustomOption: true }),
        multi('p', '', { carryForwardFrom: 'q', allowCustomOption: true }),
        ranking('r', '', { carryForwardFrom: 'p' }),
      ),
    ];
    const step = question(
      nextStep(given(chain, pick('q', 'a b', 'own'), { optionIds: ['q-b', 'q.custom'], custom: 'more' })),
    );
    expect(step.options.map((option) => [option.id, option.text])).toEqual([
      ['q-b', 'b'],
      ['q.custom', 'own'],
      ['p.custom', 'more'],
    ]);
  });
  it('D3: selection bounds shrink to what is offered', () => {
    const bounded = (fields: Record<string, unknown>) => [
      flat(
        multi('q', 'a b c d'),
        multi('p', '', { carryForwardFrom: 'q', minSelect: 3, maxSelect: 4, ...fields }),
      ),
    ];
    expect(nextStep(given(bounded({}), pick('q', 'a b')))).toMatchObject({ minSelect: 2, maxSelect: 2 });
    expect(nextStep(given(bounded({}), pick('q', 'a b c')))).toMatchObject({ minSelect: 3, maxSelect: 3 });
    expect(nextStep(given(bounded({ allowCustomOption: true }), pick('q', 'a b')))).toMatchObject({
      minSelect: 3,
      maxSelect: 3,
    });
  });
  it('D3: the bounds never count the exclusive option among what can be selected together', () => {
    const step = nextStep(interviewOf([flat(multi('q', 'a b none!', { minSelect: 3, maxSelect: 3 }))]));
    expect(step).toMatchObject({ minSelect: 2, maxSelect: 2 });
  });
  it('D3: without minSelect at least one is needed, and a single choice has no bounds', () => {
    expect(nextStep(interviewOf([flat(multi('q', 'a b'))]))).toMatchObject({ minSelect: 1, maxSelect: null });
    expect(nextStep(interviewOf([flat(choice('q', 'a b'))]))).toMatchObject({
      minSelect: null,
      maxSelect: null,
    });
  });
});

describe('D5: orders drawn once', () => {
  const letters = 'a b c d e f g h';
  const optionsWith = (fields: Record<string, unknown>, seed: string, options = letters) =>
    question(nextStep(interviewOf([flat(multi('q', options, fields))], { seed })))
      .options.map((option) => option.text)
      .join(' ');
  const seeds = Array.from({ length: 20 }, (_, at) => `seed ${at}`);

  it('D5: options stand in guide order unless the item asks otherwise', () => {
    expect(optionsWith({}, 'x')).toBe(letters);
  });
  it('D5: a random order is the same for the same response and differs between responses', () => {
    const orders = seeds.map((seed) => optionsWith({ randomizeOptionOrder: true }, seed));
    expect(orders).toEqual(seeds.map((seed) => optionsWith({ randomizeOptionOrder: true }, seed)));
    expect(new Set(orders).size).toBeGreaterThan(15);
    for (const order of orders) expect(order.split(' ').sort().join(' ')).toBe(letters);
  });
  it('D5: a pinned final option and an exclusive option stay last in a random order', () => {
    for (const seed of seeds) {
      expect(optionsWith({ randomizeOptionOrder: true, pinnedFinalOption: true }, seed)).toMatch(/h$/);
      expect(optionsWith({ randomizeOptionOrder: true }, seed, 'a b c d none!')).toMatch(/none$/);
    }
  });
  it('D5: guide order stays at hand beside a random one', () => {
    const step = question(nextStep(interviewOf([flat(multi('q', letters, { randomizeOptionOrder: true }))])));
    expect(step.optionsInGuideOrder.map((option) => option.text).join(' ')).toBe(letters);
  });
  it('D5: each concept has its own random order', () => {
    const names = seeds.map((_, at) => `c${at}`);
    const guide = [conceptBlock('cb', names, [multi('q', letters, { randomizeOptionOrder: true })])];
    let interview = drawn(interviewOf(guide));
    const orders = new Set<string>();
    for (const name of names) {
      const step = question(nextStep(interview));
      expect(step.concept?.id).toBe(name);
      orders.add(step.options.map((option) => option.text).join(' '));
      interview = answered(interview, skip);
    }
    expect(orders.size).toBeGreaterThan(15);
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
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    nextStep(interview);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  // The median, with much room for a busy machine.
  expect(times[25]).toBeLessThan(10);
});
