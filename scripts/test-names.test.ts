import { expect, it } from 'vitest';
import { compare } from './test-names.mjs';

it('says which tests are gone, added and moved, and counts those of the same name', () => {
  const before = { 'a.test.ts': ['one', 'twice', 'twice', 'old'], 'b.test.ts': ['stays'] };
  const now = { 'a.test.ts': ['twice', 'new'], 'b.test.ts': ['stays'], 'c.test.ts': ['one'] };
  expect(compare(before, now)).toEqual({
    gone: ['a.test.ts: twice', 'a.test.ts: old'],
    added: ['a.test.ts: new'],
    moved: ['a.test.ts → c.test.ts: one'],
  });
  expect(compare(before, before)).toEqual({ gone: [], added: [], moved: [] });
});

it('takes ids, which each run draws, for one another', () => {
  const test = (id: string) => ({ 'a.test.ts': [`refuses ${id}`] });
  const before = test('5c2e8206-8a26-48e6-82a1-bf51a3709b0b');
  const now = test('1923aaa3-7d31-4baf-8456-dad3336912ec');
  expect(compare(before, now)).toEqual({ gone: [], added: [], moved: [] });
});

it('takes a test that is held against one more decision or fault for the same test', () => {
  const before = { 'a.test.ts': ['G3: holds', 'a group > X9: refuses', 'says: no'] };
  const now = { 'a.test.ts': ['G3, X34: holds', 'X8: a group > refuses', 'says: no'] };
  expect(compare(before, now)).toEqual({ gone: [], added: [], moved: [] });
});
