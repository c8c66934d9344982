import type { Guide } from './guide';
import { guideIndex } from './guide-index';
import { firstProblems, type GuideProblem } from './guide-problem';
import { carryForwardProblems } from './rules/carry-forward-rules';
import { conceptBlockProblems } from './rules/concept-rules';
import { conceptConditionalProblems, itemConditionalProblems } from './rules/conditional-rules';
import { UsedIdentifiers } from './rules/identifier-rules';
import { screeningBlockProblems, screeningItemProblems } from './rules/screening-rules';
import { exclusiveOptionProblems, selectionBoundProblems } from './rules/selection-rules';
import { conceptWordingProblems, itemWordingProblems } from './rules/wording-rules';

/**
 * All broken rules of a guide (decisions, C1 to C8), found in one pass and in guide order: a block's own come before
 * those of its items. Only the first thousand are listed. Unfinished guides are fine: missing parts are reported by
 * `unfinishedProblems`.
 */
export function guideProblems(guide: Guide): GuideProblem[] {
  return firstProblems(broken(guide));
}

/** The problems of each block, then of each of its items. */
function* broken(guide: Guide): Generator<GuideProblem[]> {
  const index = guideIndex(guide);
  const identifiers = new UsedIdentifiers();
  for (const [blockIndex, block] of guide.entries()) {
    yield [
      ...screeningBlockProblems(guide, block, blockIndex),
      ...conceptBlockProblems(block, blockIndex),
      ...identifiers.ofBlock(block, blockIndex),
      ...conceptConditionalProblems(block, blockIndex, index),
      ...conceptWordingProblems(block, blockIndex),
    ];
    for (const place of index.placesByBlock[blockIndex] ?? []) {
      yield [
        ...screeningItemProblems(place),
        ...selectionBoundProblems(place, index),
        ...exclusiveOptionProblems(place),
        ...identifiers.ofItem(place),
        ...itemConditionalProblems(place, index),
        ...carryForwardProblems(place, index),
        ...itemWordingProblems(place),
      ];
    }
  }
}

/** The message of an `invalid_study_guide`: the first broken rule (decisions, C). Call it when there is one. */
export function invalidGuideMessage(problems: readonly GuideProblem[]): string {
  return `Invalid study guide: ${problems[0]?.message ?? 'a rule is broken'}`;
}
