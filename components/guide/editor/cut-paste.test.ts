import { expect, it } from 'vitest';
import { leftOutOf, leftOutText } from './cut-paste';

const field = (value: string, selectionStart = value.length, selectionEnd = selectionStart) => ({
  ...{ value, selectionStart, selectionEnd },
});

it('of a pasted text, as much is left out as there is no room for', () => {
  expect(leftOutOf(field(''), 'abcde', 5)).toBe(0);
  expect(leftOutOf(field(''), 'abcdefg', 5)).toBe(2);
  expect(leftOutOf(field('abc'), 'def', 5)).toBe(1);
  expect(leftOutOf(field('abc', 0, 3), 'defgh', 5)).toBe(0);
  // A text area has one character for the end of a line, whatever was copied.
  expect(leftOutOf(field(''), 'a\r\nb\r\n', 4)).toBe(0);
  expect(leftOutText(1, 300)).toBe(
    '1 character at the end of what was pasted did not fit: it has at most 300.',
  );
});
