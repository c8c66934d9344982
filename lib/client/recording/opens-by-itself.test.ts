import { describe, expect, it } from 'vitest';
import { opensByItself } from './opens-by-itself';

const heard = {
  question: 'ended',
  pressed: true,
  byItself: true,
  occupied: false,
  interrupted: false,
} as const;

describe('opensByItself', () => {
  it('K9: the microphone opens after a question that was read aloud, on a page that was pressed', () => {
    expect(opensByItself(heard)).toBe(true);
  });

  it.each([
    ['X32: no voice spoke the question', { question: 'silent' }],
    ['the participant stopped the voice', { question: 'stopped' }],
    ['X32: nothing was pressed since the page was opened', { pressed: false }],
    ['the participant switched it off', { byItself: false }],
    ['there is something to look at first', { occupied: true }],
    ['a part of the answer is there already', { interrupted: true }],
  ] as const)('does not open when %s', (_, change) => {
    expect(opensByItself({ ...heard, ...change })).toBe(false);
  });
});
