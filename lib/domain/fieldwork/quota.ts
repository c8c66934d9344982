import type { Conditional, Guide } from '../guide/guide';
import { guideIndex } from '../guide/guide-index';
import type { GuideProblem } from '../guide/guide-problem';
import { pointedBackProblems } from '../guide/rules/conditional-rules';

/** At most so many people of whom `when` is true (decisions, N2). */
export interface Quota {
  /** Stays the same while the quota keeps its name. */
  id: string;
  name: string;
  limit: number;
  when: Conditional;
}

/** A quota, with its complete interviews and those under way that hold a place in it. */
export interface QuotaCount {
  id: string;
  name: string;
  limit: number;
  complete: number;
  underWay: number;
}

/**
 * The quotas that replace `before`: one that keeps its name keeps its id, and with it the places taken. Those in
 * `recount` are new or have another condition, so that the places in them have to be found again.
 */
export function renewedQuotas(
  before: readonly Quota[],
  wanted: readonly Omit<Quota, 'id'>[],
  newId: () => string,
): { quotas: Quota[]; recount: Quota[] } {
  const known = new Map(before.map((quota) => [quota.name, quota]));
  const quotas = wanted.map((quota) => ({ id: known.get(quota.name)?.id ?? newId(), ...quota }));
  const recount = quotas.filter(({ name, when }) => {
    const earlier = known.get(name);
    return !earlier || JSON.stringify(earlier.when) !== JSON.stringify(when);
  });
  return { quotas, recount };
}

/**
 * What C6 says of the conditions of quotas, which stand behind the whole guide. Their paths begin at the study:
 * `['quotas', 0, 'when', …]`.
 */
export function quotaProblems(quotas: readonly Pick<Quota, 'name' | 'when'>[], guide: Guide): GuideProblem[] {
  const index = guideIndex(guide);
  return quotas.flatMap(({ name, when }, at) =>
    pointedBackProblems(when, ['quotas', at, 'when'], index).map((problem) => ({
      ...problem,
      message: `Quota "${name}": ${problem.message}`,
    })),
  );
}
