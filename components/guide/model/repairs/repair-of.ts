import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import type { GuideProblem } from '@/lib/domain/guide/guide-problem';
import { publishingProblems } from '@/lib/domain/guide/publishing-problems';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import type { NewId } from '../edit-parts';
import { problemKey, problemPlace } from '../problem-place';
import { MISSING_REMEDIES } from './missing-remedies';
import { REFERENCE_REMEDIES } from './reference-remedies';
import type { Fix, Remedy } from './repair';
import { SCREENING_REMEDIES } from './screening-remedies';
import { SELECTION_REMEDIES } from './selection-remedies';

/** The effect of a problem's button: it repairs the problem, or leads to the field that only the author can fill. */
export type Repair = ({ kind: 'fix' } & Fix) | { kind: 'lead'; label: string };

const REMEDIES = new Map<string, Remedy>(
  Object.entries({
    ...SCREENING_REMEDIES,
    ...SELECTION_REMEDIES,
    ...REFERENCE_REMEDIES,
    ...MISSING_REMEDIES,
  }),
);

/**
 * The repair of a problem. A fix is offered only when it was tried out and removed the problem without causing another.
 * That checks the whole guide, so repairs are computed only for the problems that are visible.
 */
export function repairOf(guide: IdentifiedGuide, problem: GuideProblem): Repair {
  const remedy = REMEDIES.get(problem.code) ?? { lead: 'Go there' };
  const place = problemPlace(guide, problem.path);
  const before = keys(guide);
  const own = problemKey(guide, problem);
  for (const fix of remedy.fixes?.({ guide, problem, place }) ?? []) {
    if (fix && mends(guide, fix, own, before)) return { kind: 'fix', ...fix };
  }
  return { kind: 'lead', label: remedy.lead };
}

function mends(guide: IdentifiedGuide, fix: Fix, own: string, before: ReadonlySet<string>): boolean {
  const after = keys(fix.apply(guide, trialIds()));
  return !after.has(own) && [...after].every((key) => before.has(key));
}

/** Ids for a guide that is thrown away; the editor never creates ids like these. */
function trialIds(): NewId {
  let last = 0;
  return () => `trial-${++last}`;
}

function keys(guide: IdentifiedGuide): Set<string> {
  return new Set(publishingProblems(stripIds(guide)).map((problem) => problemKey(guide, problem)));
}
