import type { GuideIndex, Place } from '../guide-index';

/**
 * Where a reference is made: it may point to everything earlier than `order`, except into concept blocks other than its
 * own.
 */
export interface Standpoint {
  blockIndex: number;
  order: number;
}

/** Why a reference cannot be followed from there; null when it can. `subject` begins the sentence. */
export function unreachableBecause(
  name: string,
  target: Place | undefined,
  from: Standpoint,
  index: GuideIndex,
  subject: string,
): { code: string; sentence: string } | null {
  if (!target) {
    return index.isOtherName(name)
      ? {
          code: 'not-a-question',
          sentence: `${subject} points to a question, not to a block, option or concept`,
        }
      : { code: 'unknown', sentence: `${subject} points to the externalId of a question of the guide` };
  }
  if (target.order >= from.order) {
    return { code: 'not-back', sentence: `${subject} points back to an earlier question` };
  }
  if (target.block.type === 'concept' && target.blockIndex !== from.blockIndex) {
    return {
      code: 'into-concept-block',
      sentence: `${subject} never points into a concept block from outside`,
    };
  }
  return null;
}
