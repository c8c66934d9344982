import type { Guide } from './guide';
import type { GuideProblem } from './guide-problem';
import { guideProblems } from './guide-problems';
import { unfinishedProblems } from './unfinished-problems';

/** Everything that prevents publishing a saved guide: missing parts, then broken rules (decisions, F4). */
export function publishingProblems(guide: Guide): GuideProblem[] {
  return [...unfinishedProblems(guide), ...guideProblems(guide)];
}
