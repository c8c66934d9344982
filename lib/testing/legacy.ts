import { expect } from 'vitest';
import type { Reply } from './call';

/** What every answer of a deprecated route carries, refusals too (decisions, I1). */
export function expectDeprecated(reply: Reply, successor: string): void {
  expect(reply.headers.get('deprecation')).toBe('@1785542400');
  expect(reply.headers.get('link')).toContain(`<${successor}>; rel="successor-version"`);
}
