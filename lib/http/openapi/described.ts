import type { HandWrittenDoc } from '@/lib/wire/docs/operation-doc';

/** A handler that is not a declared route, with its entry in the API document. */
export function described<Call extends unknown[], R>(
  handler: (...call: Call) => R,
  doc: HandWrittenDoc,
): ((...call: Call) => R) & { doc: HandWrittenDoc } {
  // When one handler serves several operations, each gets a function of its own that carries its entry.
  return Object.assign((...call: Call) => handler(...call), { doc });
}
