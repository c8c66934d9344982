import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from './text-pieces';

it('cuts a text without losing a character, and marks every piece with what covers it', () => {
  const mark = fc.record({
    start: fc.integer({ min: -3, max: 14 }),
    end: fc.integer({ min: -3, max: 14 }),
    kind: fc.nat({ max: 5 }),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 10 }), fc.array(mark, { maxLength: 5 }), (text, marks) => {
      const pieces = piecesOf(text, marks);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const piece of pieces) {
        expect(piece.text).not.toBe('');
        for (let at = piece.start; at < piece.start + piece.text.length; at += 1) {
          const covering = marks.filter(({ start, end }) => start <= at && at < end);
          expect(piece.kinds).toEqual(covering.map(({ kind }) => kind));
        }
      }
    }),
  );
});
