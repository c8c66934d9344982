import { describe, expect, it } from 'vitest';
import { ApiError } from './api';
import { isRetried } from './query-client';

const failed = (status: number) => {
  const error = Object.create(ApiError.prototype) as ApiError;
  return Object.assign(error, { status, retryAfterSeconds: null });
};
const tries = (status: number) => [0, 1, 2, 3].filter((count) => isRetried(count, failed(status))).length;

describe('a read that failed', () => {
  it('X49: one that took too long is tried once more, and not three times', () => {
    expect(tries(503)).toBe(1);
    expect(tries(504)).toBe(1);
  });

  it('what may be over in a moment is tried three times, a refusal never', () => {
    expect([0, 429, 500, 502].map(tries)).toEqual([3, 3, 3, 3]);
    expect([400, 401, 403, 404, 409].map(tries)).toEqual([0, 0, 0, 0, 0]);
  });
});
