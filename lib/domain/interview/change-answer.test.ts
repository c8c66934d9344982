import { describe, expect, it } from 'vitest';
import { choice, flat, given, multi, open, pick, selected, skip, statement } from '@/lib/testing/guide-of';
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
  it('a step that was shown, the one that is, and the counts', () => {
    const when = { operator: 'and' as const, criteria: [selected('a', 'x')] };
    const depending = [flat(choice('a', 'x y z'), open('b', { conditional: when }), open('c'))];
    const interview = given(depending, pick('a', 'x'), { text: 'Milk' });
    expect(alters(interview, 0, pick('a', 'y'), [])).toBe(true);
    const passed = given(depending, pick('a', 'y'));
    expect(alters(passed, 0, pick('a', 'z'), [])).toBe(false);
    expect(alters(passed, 0, pick('a', 'x'), [])).toBe(true);
  });
  it('the quota that is met', () => {
    const when = { operator: 'and' as const, criteria: [selected('a', 'x')] };
    const interview = given(guide, pick('a', 'y'));
    expect(alters(interview, 0, pick('a', 'z'), [when])).toBe(false);
    expect(alters(interview, 0, pick('a', 'x'), [when])).toBe(true);
  });
});
