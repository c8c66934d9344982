import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPart } from './changed-part';

it('is what differs, by whole words', () => {
  expect(
    changedPart('Now it says comfort cat agree at home.', 'Now it says comfort category at home.'),
  ).toEqual({
    head: 'Now it says comfort ',
    removed: 'cat agree',
    added: 'category',
    tail: ' at home.',
  });
  expect(changedPart('', 'All of it.')).toEqual({ head: '', removed: '', added: 'All of it.', tail: '' });
});

it('puts both texts together again', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { head, removed, added, tail } = changedPart(before, after);
      expect(head + removed + tail).toBe(before);
      expect(head + added + tail).toBe(after);
    }),
  );
});
