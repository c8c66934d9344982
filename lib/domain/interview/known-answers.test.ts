import { describe, expect, it } from 'vitest';
import {
  choice,
  comesAfter,
  flat,
  given,
  interviewOf,
  multi,
  offeredAfter,
  open,
  pick,
  question,
  ranking,
  skip,
} from '@/lib/testing/guide-of';
import { nextStep } from './next-step';

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
