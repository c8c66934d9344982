import { expect, it } from 'vitest';
import { whyAsked } from './why-asked';

it('tells the reason without the bookkeeping of the built-in moderator', () => {
  const reason = 'Took up “the heating failed” (an event). Missing: what happened next.';
  expect(
    whyAsked({
      decision: 'ask',
      text: 'What then?',
      reason: `${reason} Family: next. Follow-ups left: 1.`,
      family: 'next',
      about: 'the heating failed',
    }),
  ).toEqual({ reason, lookedFor: 'what happened next', about: 'the heating failed' });
});

it('leaves the words of another moderator as they are, and knows no more than it says', () => {
  expect(whyAsked({ decision: 'ask', text: 'Why?', reason: 'Family matters.', family: 'toString' })).toEqual({
    reason: 'Family matters.',
    lookedFor: null,
    about: null,
  });
});

it('is nothing where the moderator went on, or has not decided', () => {
  expect(whyAsked({ decision: 'move_on', reason: 'Enough.' })).toBeNull();
  expect(whyAsked(null)).toBeNull();
  expect(whyAsked(undefined)).toBeNull();
});
