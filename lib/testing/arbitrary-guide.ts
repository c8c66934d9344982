import type * as fc from 'fast-check';
import type { Guide } from '@/lib/domain/guide/guide';
import { type DraftBlock, draftGuide } from './draft-guide';
import { wireGuide } from './wire-guide';

/**
 * Guides that the schema accepts and that break no rule (decisions, B1 and C1 to C8): all block and item types,
 * screening, concepts, conditionals (rows of matrices included), carried-forward options, external ids, and
 * every marked field absent, null or given. Valid by construction: a draft without references is drawn first,
 * then wired up by a pure function, so that shrinking stays within valid guides. Plain objects as JSON.parse makes them (hence the clone).
 */
export function arbitraryGuide(): fc.Arbitrary<Guide> {
  return draftGuide().map((blocks: DraftBlock[]) => structuredClone(wireGuide(blocks)));
}
