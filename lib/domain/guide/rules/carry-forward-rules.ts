import type { GuideIndex, Place } from '../guide-index';
import { type GuideProblem, problem } from '../guide-problem';
import { unreachableBecause } from './unreachable-because';

/** C7: options are carried forward from an earlier multi-select `multiple_choice`, by an item that has none itself. */
export function carryForwardProblems(place: Place, index: GuideIndex): GuideProblem[] {
  const { item, path } = place;
  if (!('carryForwardFrom' in item) || item.carryForwardFrom == null) return [];
  const name = item.carryForwardFrom;
  const target = index.itemNamed(name);
  const problems: GuideProblem[] = [];
  const add = (code: string, field: string, sentence: string) =>
    problems.push(problem('C7', code, [...path, field], sentence, name));

  const unreachable = unreachableBecause(name, target, place, index, 'carryForwardFrom');
  if (unreachable) add(`carry-forward-${unreachable.code}`, 'carryForwardFrom', unreachable.sentence);
  if (target && !(target.item.type === 'multiple_choice' && target.item.multiSelect === true)) {
    const sentence = 'carryForwardFrom points to a multiple_choice question with multiSelect';
    add('carry-forward-source-type', 'carryForwardFrom', sentence);
  }
  if (item.options && item.options.length > 0) {
    add(
      'carry-forward-with-options',
      'options',
      'A question with carryForwardFrom has no options of its own',
    );
  }
  return problems;
}
