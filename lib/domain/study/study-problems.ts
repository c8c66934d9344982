import { type Quota, quotaProblems } from '../fieldwork/quota';
import type { Guide } from '../guide/guide';
import { firstProblems, type GuideProblem } from '../guide/guide-problem';
import { publishingProblems } from '../guide/publishing-problems';

/**
 * Everything that prevents publishing this guide in its study (decisions, F4): the guide's own problems, then those of
 * the study's settings that point to what it does not have, which would be without effect. The first thousand only.
 */
export function studyProblems(guide: Guide, { quotas }: { quotas: readonly Quota[] }): GuideProblem[] {
  return firstProblems([publishingProblems(guide), quotaProblems(quotas, guide)]);
}
