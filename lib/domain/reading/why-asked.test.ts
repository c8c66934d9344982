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
  ).toEqual({ by: 'rules', took: 'the heating failed', missing: 'what happened next', reason });
});

it('leaves the words of another moderator as they are, and knows no more than it says', () => {
  expect(whyAsked({ decision: 'ask', text: 'Why?', reason: 'Family matters.', family: 'toString' })).toEqual({
    by: 'rules',
    took: null,
    missing: null,
    reason: 'Family matters.',
  });
});

it('K7: names the model, what it took up and what was missing', () => {
  const probe = {
    decision: 'ask' as const,
    text: 'What was that like?',
    reason: 'They do not say what it was like.',
    by: 'model' as const,
    model: 'inkstone-24b',
    about: 'the heating failed',
    missing: 'what it was like',
  };
  expect(whyAsked(probe)).toEqual({
    by: 'model',
    model: 'inkstone-24b',
    took: 'the heating failed',
    missing: 'what it was like',
    reason: 'They do not say what it was like.',
  });
});

it('is nothing where the moderator went on, or has not decided', () => {
  expect(whyAsked({ decision: 'move_on', reason: 'Enough.' })).toBeNull();
  expect(whyAsked(null)).toBeNull();
  expect(whyAsked(undefined)).toBeNull();
});
