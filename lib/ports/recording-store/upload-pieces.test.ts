import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pieceName, piecesInOrder, reach } from './upload-pieces';

const piece = (from: number, to: number) => ({
  name: pieceName('uploads/x', from, to - from),
  bytes: to - from,
});

it('are in order up to the first gap', () => {
  const row = piecesInOrder([piece(5, 9), piece(0, 5), piece(12, 20)]);
  expect(row).toEqual([
    { name: 'uploads/x/at-0-5', skip: 0, bytes: 5 },
    { name: 'uploads/x/at-5-4', skip: 0, bytes: 4 },
  ]);
  expect(reach(row)).toBe(9);
  expect(piecesInOrder([])).toEqual([]);
  expect(piecesInOrder([piece(3, 4)])).toEqual([]);
});

it('that another server put away late take nothing back', () => {
  expect(piecesInOrder([piece(0, 3), piece(0, 6), piece(6, 9)])).toEqual([
    { name: 'uploads/x/at-0-6', skip: 0, bytes: 6 },
    { name: 'uploads/x/at-6-3', skip: 0, bytes: 3 },
  ]);
  // Nor when they end in the middle of a later one.
  expect(piecesInOrder([piece(0, 5), piece(0, 4), piece(4, 8), piece(8, 9)])).toEqual([
    { name: 'uploads/x/at-0-5', skip: 0, bytes: 5 },
    { name: 'uploads/x/at-4-4', skip: 1, bytes: 3 },
    { name: 'uploads/x/at-8-1', skip: 0, bytes: 1 },
  ]);
});

it('are every byte once, as far as there is one', () => {
  const span = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 10 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), (spans) => {
      const row = piecesInOrder(spans.map(([from, bytes]) => piece(from, from + bytes)));
      const bytesOf = ({ name, skip, bytes }: (typeof row)[number]) => {
        const from = Number(name.split('-')[1]) + skip;
        return Array.from({ length: bytes }, (_, at) => from + at);
      };
      const there = new Set(
        spans.flatMap(([from, bytes]) => Array.from({ length: bytes }, (_, at) => from + at)),
      );
      let end = 0;
      while (there.has(end)) end += 1;
      expect(row.flatMap(bytesOf)).toEqual(Array.from({ length: end }, (_, at) => at));
    }),
  );
});
