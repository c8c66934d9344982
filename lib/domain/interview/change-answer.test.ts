import { describe, expect, it } from 'vitest';
import {
  choice,
  conceptBlock,
  flat,
  given,
  maxDiff,
  multi,
  open,
  pick,
  ranking,
  selected,
  skip,
  statement,
} from '@/lib/testing/guide-of';
import { answersSoFar } from './answers-so-far';
import { alters, changeable } from './change-answer';

const guide = [
  flat(choice('a', 'x y z'), open('b'), multi('c', 'p q', { conditional: null }), open('d')),
  flat(open('e')),
];

describe('which answers can be changed', () => {
  const interview = given(guide, pick('a', 'x'), { text: 'Milk' }, skip);

  it('those of the block that the participant is in', () => {
    expect(changeable(interview, 'b')).toMatchObject({ at: 1, step: { id: 'b' } });
    const later = given(guide, pick('a', 'x'), { text: 'Milk' }, skip, { text: 'd' });
    expect(changeable(later, 'b')).toBe('closed');
    expect(changeable(given(guide, pick('a', 'x'), skip, skip, skip, skip), 'a')).toBe('closed');
  });
  it('not what was not answered, left out, or spoken', () => {
    expect(changeable(interview, 'd')).toBe('not_answered');
    expect(changeable(interview, 'nothing')).toBe('not_answered');
    expect(changeable(interview, 'c')).toBe('left_out');
    const spoken = given(guide, skip, { text: '', recordings: ['r'] });
    expect(changeable(spoken, 'b')).toBe('spoken');
  });
});

it('says of all answers so far whether they may be changed', () => {
  const said = [flat(statement('s'), choice('a', 'x y'), open('b')), flat(open('c'))];
  const states = (...answers: Parameters<typeof given>[1][]) =>
    answersSoFar(given(said, ...answers)).map(({ step, state }) => `${step.id} ${state}`);
  expect(states({}, pick('a', 'x'))).toEqual(['s stays', 'a open']);
  expect(states({}, pick('a', 'x'), skip)).toEqual(['s finished', 'a finished', 'b finished']);
  expect(states({}, skip)).toEqual(['s stays', 'a stays']);
  expect(states({}, skip, skip, skip).at(-1)).toBe('c finished');
});

describe('what a change would alter', () => {
  it('nothing, where no later step depends on it', () => {
    const interview = given(guide, pick('a', 'x'), { text: 'Milk' });
    expect(alters(interview, 0, pick('a', 'y'), [])).toBe(false);
    expect(alters(interview, 1, { text: 'Tea' }, [])).toBe(false);
  });
  it('a step that was shown, and the one that is', () => {
    const when = { operator: 'and' as const, criteria: [selected('a', 'x')] };
    const depending = [flat(choice('a', 'x y z'), open('b', { conditional: when }), open('c'))];
    const interview = given(depending, pick('a', 'x'), { text: 'Milk' });
    expect(alters(interview, 0, pick('a', 'y'), [])).toBe(true);
    const passed = given(depending, pick('a', 'y'));
    expect(alters(passed, 0, pick('a', 'z'), [])).toBe(false);
    expect(alters(passed, 0, pick('a', 'x'), [])).toBe(true);
  });
  it('not what nobody has seen yet: questions later in the block, in the next one, and concepts', () => {
    const onlyX = { conditional: { operator: 'and' as const, criteria: [selected('a', 'x')] } };
    const carried = { carryForwardFrom: 'm', itemsPerScreen: 2 };
    for (const later of [
      [flat(choice('a', 'x y'), multi('m', 'p q r'), statement('s'), open('b', onlyX), open('c'))],
      [flat(choice('a', 'x y'), multi('m', 'p q r'), statement('s')), flat(open('b', onlyX), open('c'))],
      [
        flat(choice('a', 'x y'), multi('m', 'p q r'), statement('s')),
        conceptBlock('k', [['one', onlyX.conditional], 'two'], [open('about')]),
        flat(maxDiff('best', '', carried)),
      ],
    ]) {
      for (const [from, to] of [
        ['x', 'y'],
        ['y', 'x'],
      ] as const) {
        const interview = given(later, pick('a', from), pick('m', 'p q'));
        expect(alters(interview, 0, pick('a', to), [])).toBe(false);
        expect(alters(interview, 1, pick('m', 'r'), [])).toBe(false);
      }
    }
  });
  it('a list that is asked now, or a screen of it', () => {
    for (const list of [
      ranking('l', '', { carryForwardFrom: 'm' }),
      maxDiff('l', '', { carryForwardFrom: 'm', itemsPerScreen: 3 }),
    ]) {
      const interview = given([flat(multi('m', 'p q r s'), list)], pick('m', 'p q r'));
      expect(alters(interview, 0, pick('m', 'p q s'), [])).toBe(true);
    }
  });
  it('the quota that is met', () => {
    const when = { operator: 'and' as const, criteria: [selected('a', 'x')] };
    const interview = given(guide, pick('a', 'y'));
    expect(alters(interview, 0, pick('a', 'z'), [when])).toBe(false);
    expect(alters(interview, 0, pick('a', 'x'), [when])).toBe(true);
  });
});
