import { expect, it } from 'vitest';
import type { Guide } from '@/lib/domain/guide/guide';
import { guideProblems } from '@/lib/domain/guide/guide-problems';

/** A sentence of the decisions, a guide, and what it breaks, as `found` says it; nothing: the guide keeps the rule. */
export type RuleCase = [sentence: string, guide: Guide, ...broken: string[]];

/** Rule, code and path of each problem, in the order found. */
export const found = (guide: Guide) =>
  guideProblems(guide).map(({ rule, code, path }) => `${rule} ${code} @${path.join('.')}`);

/** One test for each case. */
export const checkRules = (cases: RuleCase[]) =>
  it.each(cases)('%s', (_sentence, guide, ...broken) => {
    expect(found(guide)).toEqual(broken);
  });
