import { expect, it } from 'vitest';
import { optionShade } from './option-shade';

const strengths = (options: number) =>
  Array.from({ length: options }, (_, index) => /bg-data-(\d)/.exec(optionShade(index, options))?.[1]);

it('X23: shades a five-point scale in order, strong to weak', () => {
  expect(strengths(5)).toEqual(['1', '2', '3', '4', '0']);
});

it('X23: keeps the order of longer and shorter scales', () => {
  expect(strengths(2)).toEqual(['1', '2']);
  expect(strengths(7)).toEqual(['1', '1', '2', '3', '3', '4', '0']);
  expect(strengths(11)).toEqual(['1', '1', '1', '2', '2', '3', '3', '4', '4', '0', '0']);
});
