import { expect, it } from 'vitest';
import { linkWith, parameterProblem } from './link-with';

const base = 'https://colloquy.example/s/why-cancel';

it('E6: carries names and values whole, whatever they are made of', () => {
  const { link } = linkWith(base, [
    { name: ' source ', value: 'news & views=1' },
    { name: 'ü?', value: '研究 #1' },
    { name: '', value: 'lost' },
  ]);
  expect([...new URL(link).searchParams]).toEqual([
    ['source', 'news & views=1'],
    ['ü?', '研究 #1'],
  ]);
  expect(linkWith(base, [{ name: '', value: '' }]).link).toBe(base);
});

it('E6: leaves out names of ours, and what is there twice', () => {
  const parameters = [
    { name: 'a', value: '1' },
    { name: 'a', value: '2' },
    { name: '_clq_preview', value: '1' },
  ];
  expect(linkWith(base, parameters).query).toBe('?a=1');
  expect(parameters.map((_, at) => parameterProblem(parameters, at) === undefined)).toEqual([
    true,
    false,
    false,
  ]);
});

it('E6: says when it is longer than what is taken', () => {
  expect(linkWith(base, [{ name: 'a', value: 'x'.repeat(16 * 1024) }]).tooLong).toBe(true);
  expect(linkWith(base, [{ name: 'a', value: 'x'.repeat(16_000) }]).tooLong).toBe(false);
});
