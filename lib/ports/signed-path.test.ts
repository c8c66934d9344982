import { expect, it } from 'vitest';
import { isSigned, signedUrl } from './signed-path';

const now = new Date('2026-11-21T12:00:00.250Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const path = '/api/recordings/ab/video.mp4';
const { search } = new URL(signedUrl(path, now));

it('is good for an hour and not longer', () => {
  expect(isSigned(path, search, now)).toBe(true);
  expect(isSigned(path, search, later(3_600))).toBe(true);
  expect(isSigned(path, search, later(3_601))).toBe(false);
});

it.each([
  ['another path', '/api/recordings/ab/audio.m4a', search],
  ['a later end', path, search.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 1}`)],
  ['no signature', path, search.replace(/&signature=.*/, '')],
  ['another spelling of the same bytes', path, search.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['something added', path, `${search}&x=1`],
  ['nothing', path, ''],
  ['a number that is none', path, search.replace(/expires=\d+/, 'expires=1e12')],
])('is refused with %s', (_what, given, query) => {
  expect(isSigned(given, query, now)).toBe(false);
});
