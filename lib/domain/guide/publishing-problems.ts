import type { Guide } from './guide';
import type { GuideProblem } from './guide-problem';
import { guideProblems } from './guide-problems';
import { unfinishedProblems } from './unfinished-problems';

/** All that keeps a saved guide from being published: what is missing, then what is broken (decisions, F4). */
export function publishingProblems(guide: Guide): GuideProblem[] {
  return [...unfinishedProblems(guide), ...guideProblems(guide)];
}
