import { expect, it } from 'vitest';
import { z } from 'zod';
import { text, words } from './text';

it('A3: the API document names the length', () => {
  expect(z.toJSONSchema(text(300))).toMatchObject({ type: 'string', maxLength: 300 });
  expect(z.toJSONSchema(words(300))).toMatchObject({ type: 'string', minLength: 1, maxLength: 300 });
});

it('A7: refuses NUL and halves of surrogate pairs, and nothing else', () => {
  const taken = (value: string) => text().safeParse(value).success;
  expect(['\0', 'a\0', '\ud83d', '\ude00', '\ude00\ud83d'].filter(taken)).toEqual([]);
  expect(['', '\n\t', '\u0001', '😀', '\uffff', '\u202e'].every(taken)).toBe(true);
});
