import { expect } from 'vitest';
import type { Reply } from './call';

/** The headers of every answer of a deprecated route, refusals included (decisions, I1). */
export function expectDeprecated(reply: Reply, successor: string): void {
  expect(reply.headers.get('deprecation')).toBe('@1785542400');
  expect(reply.headers.get('link')).toContain(`<${successor}>; rel="successor-version"`);
}
