import { expect, it } from 'vitest';
import { spokenWords } from './spoken-words';

const parts = (...texts: string[]) => texts.map((text) => ({ text }));

it.each([
  [
    'X39: a question with its options',
    { text: 'Which one?', options: parts('Berth', 'None, thanks!') },
    'Which one? Berth. None, thanks!',
  ],
  [
    'X39: a matrix with its rows and columns',
    { text: 'How was it?', rows: parts('Buying'), options: parts('Bad', 'Good') },
    'How was it? Buying. Bad. Good.',
  ],
  ['an open question', { text: ' Why? ' }, 'Why?'],
  ['nothing to say', { text: ' ', options: parts('a') }, ''],
  ['more than a voice says at once', { text: 'Which?', options: parts('x'.repeat(5_000)) }, 'Which?'],
])('reads %s', (_, asked, words) => {
  expect(spokenWords(asked)).toBe(words);
});
