import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTarget } from './request-target';

describe('A5: a request target', () => {
  it.each([
    ['/', []],
    ['/api/health', ['api', 'health']],
    ['/a/b%20c?x=%ZZ//..', ['a', 'b c']],
    ['/a/b%2Fc%00', ['a', 'b/c\0']],
    ['/a/%2541', ['a', '%41']],
    ['/a/', ['a', '']],
    ['/a/...', ['a', '...']],
    ['/a/x..%2F..y', ['a', 'x../..y']],
  ])('%s is read', (target, segments) => {
    expect(readTarget(target)).toMatchObject({ segments });
  });

  it.each([
    '*',
    'http://evil.example/x',
    'evil.example:443',
    '',
    '//',
    '//evil.example/x',
    '/a//b',
    '/a/./b',
    '/a/../b',
    '/a/..',
    '/a/%2e%2e/b',
    '/a/%2E./b',
    '/a/..%2fb',
    '/a/%2e%2e%5cb',
    '/a/b%2F..',
    '/a\\b',
    '/%ZZ',
    '/%FF',
    '/%C0%AF',
    '/%',
    '/a%2',
    '/a#b',
    '/a b',
    '/ä',
    '/a?ä',
  ])('%s is refused', (target) => {
    expect(readTarget(target)).toEqual({ problem: expect.stringMatching(/^The .+\.$/) });
  });

  it('never throws, and reads back every escaped segment', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readTarget(`/${text}`)));
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/(^|[/\\])\.\.?([/\\]|$)/.test(text));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
        const target = `/${segments.map(encodeURIComponent).join('/')}`;
        expect(readTarget(target)).toMatchObject({ segments });
      }),
    );
  });
});
