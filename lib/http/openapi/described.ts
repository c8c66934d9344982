import type { HandWrittenDoc } from '@/lib/wire/docs/operation-doc';

/** A handler that is no declared route, with its entry in the API document. */
export function described<Call extends unknown[], R>(
  handler: (...call: Call) => R,
  doc: HandWrittenDoc,
): ((...call: Call) => R) & { doc: HandWrittenDoc } {
  // One handler may serve several operations: each gets a function of its own to carry its entry.
  return Object.assign((...call: Call) => handler(...call), { doc });
}
