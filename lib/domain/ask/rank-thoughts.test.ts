import { expect, it } from 'vitest';
import { questionTerms } from './question-terms';
import { rankThoughts, speaksOfIt } from './rank-thoughts';
import { type SaidRow, thoughtsOf } from './said-thought';

const SAID = [
  'The train was lovely that day.',
  'My train was cancelled without a word.',
  'I take the train to work.',
  'A train along the river is the best office.',
  'They cancelled it again.',
  'The train was full of bicycles.',
  'I like a train with a table.',
];
const rows = SAID.map(
  (user, at): SaidRow => ({
    ...{ studyId: 's', responseId: `r${at}`, readableId: at + 1, responseIndex: 0, user },
    ...{ asked: 'Tell me about a journey.', questionId: 'q', conceptId: null, language: 'en' },
  }),
);
const answersTo = (question: string) =>
  rankThoughts(rows.flatMap(thoughtsOf), questionTerms(question, 'en'), () => new Set())
    .filter(speaksOfIt)
    .map(({ row }) => row.user);

it('L5: what nearly everybody says answers no question about something rarer', () => {
  expect(answersTo('Who had a cancelled train?')).toEqual([SAID[1], SAID[4]]);
});

it('L5: asked for by itself it does', () => {
  expect(answersTo('Who spoke of a train?')).toHaveLength(6);
});
