import type { IdentifiedOption } from '../guide/guide';
import { isChoice } from './answer-kinds';
import type { Answer } from './interview';

/**
 * Whether this answer to a screening question ends the interview (decisions, D2): any selected `reject` does;
 * otherwise one selected option must be `approve`, or all options on offer `neutral`. An option that the
 * participant typed approves nothing and rejects nothing.
 */
export function isScreenedOut(options: readonly IdentifiedOption[], answer: Answer): boolean {
  const ids = new Set(isChoice(answer) ? answer.optionIds : []);
  const selected = options.filter((option) => ids.has(option.id));
  if (selected.some((option) => option.status === 'reject')) return true;
  if (selected.some((option) => option.status === 'approve')) return false;
  return options.some((option) => option.status === 'approve' || option.status === 'reject');
}
