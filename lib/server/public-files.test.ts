import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root';

const read = (name: string) => readFileSync(path.join(projectRoot(), 'public', name), 'utf8');

it('X51: nothing of participants, rooms or the API is to be indexed; the pages beside them are not named', () => {
  const paths = [...read('robots.txt').matchAll(/^Disallow: (.*)$/gm)].map(([, disallowed]) => disallowed);
  expect(paths).toEqual(['/s/', '/r/', '/api/']);
  expect(read('robots.txt')).toMatch(/^User-agent: \*$/m);
});

it('X51: security.txt has what RFC 9116 requires', () => {
  const text = read('.well-known/security.txt');
  expect(text).toMatch(/^Contact: https:\/\/\S+$/m);
  expect(text.match(/^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/gm)).toHaveLength(1);
});

it('X51: a telephone’s home screen gets a picture', () => {
  expect(
    readFileSync(path.join(projectRoot(), 'public/apple-touch-icon.png')).subarray(1, 4).toString(),
  ).toBe('PNG');
});
