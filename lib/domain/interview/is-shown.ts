import type { Conditional, Criterion, SelectionCriterion } from '../guide/guide';

/** The state that conditions are evaluated against. */
export interface Evidence {
  urlParams: ReadonlyMap<string, string>;
  /**
   * Whether at least one of the criterion's choices was selected in its source. False when the source was
   * not asked or was skipped; undefined while it may still be answered.
   */
  anySelected(criterion: SelectionCriterion): boolean | undefined;
}

function holds(criterion: Criterion, evidence: Evidence): boolean | undefined {
  if (criterion.type === 'searchParam') {
    return evidence.urlParams.get(criterion.parameter) === criterion.value;
  }
  const selected = evidence.anySelected(criterion);
  if (selected === undefined) return undefined;
  return criterion.matchingCriteria === 'mustSelect' ? selected : !selected;
}

/**
 * Whether an item or a concept with this condition is shown (decisions, D1). Undefined while that depends on an
 * unanswered question; once true or false, later answers do not change it.
 */
export function isShown(
  conditional: Conditional | null | undefined,
  evidence: Evidence,
): boolean | undefined {
  if (!conditional) return true;
  const decisive = conditional.operator === 'or';
  let open = false;
  for (const criterion of conditional.criteria) {
    const held = holds(criterion, evidence);
    if (held === decisive) return decisive;
    if (held === undefined) open = true;
  }
  return open ? undefined : !decisive;
}
