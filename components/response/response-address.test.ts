import { expect, it } from 'vitest';
import { hashOf, placeOf } from './response-address';

it('reads back what it writes', () => {
  for (const place of [
    { row: 0, passage: null },
    { row: 12, passage: { start: 4, end: 52 } },
  ])
    expect(placeOf(hashOf(place))).toEqual(place);
});

it('takes nothing else for a place', () => {
  for (const hash of [
    '',
    '#',
    '#row-',
    '#row-x',
    '#row--1',
    '#row-1.5',
    '#row-1:',
    '#row-1:4',
    '#answers',
    '#row-12 ',
  ])
    expect(placeOf(hash)).toBeNull();
  expect(placeOf('#row-3:9-4')).toEqual({ row: 3, passage: null });
});
