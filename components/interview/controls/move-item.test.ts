import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveItem, placeAfter, placeAt, roomFor } from './move-item';

const boxes = [0, 60, 120, 180].map((top) => ({ top, height: 52 }));

describe('moveItem', () => {
  it('puts an item at another place and keeps the order of the rest', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });
  it('stops at the ends', () => {
    expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  });
  it('never loses or doubles one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.integer(), fc.integer(), (items, from, to) => {
        expect(moveItem(items, from, to).toSorted()).toEqual(items.toSorted());
      }),
    );
  });
});

describe('placeAfter', () => {
  it('is where moveItem puts each', () => {
    const place = fc.nat({ max: 4 });
    fc.assert(
      fc.property(place, place, place, (at, from, to) => {
        expect(moveItem([0, 1, 2, 3, 4], from, to)[placeAfter(at, { from, to })]).toBe(at);
      }),
    );
  });
});

describe('placeAt', () => {
  it.each([
    [1, 0, 1],
    [1, 33, 1],
    [1, 40, 2],
    [1, 100, 3],
    [1, 500, 3],
    [1, -33, 1],
    [1, -40, 0],
    [3, -500, 0],
  ])('item %i dragged by %i lands at %i', (from, distance, place) => {
    expect(placeAt(boxes, from, distance)).toBe(place);
  });
});

describe('roomFor', () => {
  it('moves those between by the height and the gap, and no others', () => {
    const room = (from: number, to: number) => boxes.map((_, at) => roomFor(boxes, at, { from, to }));
    expect(room(0, 2)).toEqual([0, -60, -60, 0]);
    expect(room(3, 1)).toEqual([0, 60, 60, 0]);
    expect(room(1, 1)).toEqual([0, 0, 0, 0]);
  });
});
