import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayChangeAnnotation, passageProblem } from './annotation';

it('takes a passage exactly when it is words of the text and splits no character', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  const offset = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(text, offset, offset, (words, start, end) => {
      const taken = words.slice(start, end);
      const fits =
        end <= words.length &&
        start < end &&
        taken.trim() !== '' &&
        words.slice(0, start).isWellFormed() &&
        taken.isWellFormed();
      expect(passageProblem(words, { start, end }) === null).toBe(fits);
    }),
  );
});

it('H1: an annotation is changed by its author while they may edit, and by owners and admins', () => {
  const may = (role: 'owner' | 'admin' | 'collaborator' | 'viewer', authorId: string | null) =>
    mayChangeAnnotation({ role, userId: 'me' }, { authorId });
  expect([may('owner', 'you'), may('admin', null), may('collaborator', 'me')]).toEqual([true, true, true]);
  expect([may('collaborator', 'you'), may('collaborator', null), may('viewer', 'me')]).toEqual([
    false,
    false,
    false,
  ]);
});
