import type { Guide } from './guide';
import type { GuideProblem } from './guide-problem';
import { guideProblems } from './guide-problems';
import { unfinishedProblems } from './unfinished-problems';

/**
 * Everything in a saved guide that prevents publishing it: missing parts, then broken rules (decisions, F4). What its
 * study adds is in `studyProblems`.
 */
export function publishingProblems(guide: Guide): GuideProblem[] {
  return [...unfinishedProblems(guide), ...guideProblems(guide)];
}
