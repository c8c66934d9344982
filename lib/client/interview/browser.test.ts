import { describe, expect, it } from 'vitest';
import { linkParameters, linkToken } from './browser';
import { platformOf } from './platform';

describe("the participant's link", () => {
  it('E6: its parameters are whole, the first value of a repeated name', () => {
    expect(Object.entries(linkParameters('?panel=A&id=%C3%BC+x&panel=B&empty&_clq_x=1'))).toEqual([
      ['panel', 'A'],
      ['id', 'ü x'],
      ['empty', ''],
      ['_clq_x', '1'],
    ]);
  });

  it('E6: a parameter named like the prototype is one like any other', () => {
    expect(JSON.stringify(linkParameters('?__proto__=1&a=2'))).toBe('{"__proto__":"1","a":"2"}');
  });

  it.each([
    ['', null],
    ['#elsewhere', null],
    ['#resume=abc-_1', 'abc-_1'],
    ['#resume=abc%20', 'abc'],
    ['#resume=%E0%A4%A', '%E0%A4%A'],
    ['#resume=', ''],
  ])('%s carries the token %s', (hash, token) => {
    expect(linkToken(hash)).toBe(token);
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'desktop'],
])('B4: %s with %d touch points is %s', (agent, points, platform) => {
  expect(platformOf(agent, points)).toBe(platform);
});
