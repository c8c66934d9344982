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
