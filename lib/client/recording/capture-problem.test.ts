import { expect, it } from 'vitest';
import { captureHindrance, captureProblem } from './capture-problem';

it.each([
  ['NotAllowedError', 'blocked'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'in_use'],
  ['TypeError', 'unsupported'],
])('%s means %s', (name, problem) => {
  expect(captureProblem(new DOMException('', name))).toBe(problem);
});

it('a page that may not ask says so before it asks', () => {
  const able = { isSecureContext: true, mediaDevices: {}, recorder: {} };
  expect(captureHindrance(able)).toBeNull();
  expect(captureHindrance({ ...able, isSecureContext: false })).toBe('insecure');
  expect(captureHindrance({ ...able, mediaDevices: undefined })).toBe('unsupported');
  expect(captureHindrance({ ...able, recorder: undefined })).toBe('unsupported');
});
