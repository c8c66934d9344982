import type { MultipleChoiceItem } from '../guide';
import { type GuideIndex, optionsOf, type Place } from '../guide-index';
import { type GuideProblem, problem } from '../guide-problem';
import { nameOf } from '../name-of';

/** C3: `minSelect` and `maxSelect` come as a pair, need `multiSelect`, and fit each other and the options. */
export function selectionBoundProblems({ item, path }: Place, index: GuideIndex): GuideProblem[] {
  if (item.type !== 'multiple_choice') return [];
  const min = item.minSelect ?? null;
  const max = item.maxSelect ?? null;
  const given = min !== null ? 'minSelect' : 'maxSelect';
  if (min === null && max === null) return [];
  const problems: GuideProblem[] = [];
  const add = (code: string, field: string, sentence: string) =>
    problems.push(problem('C3', code, [...path, field], sentence, nameOf(item)));

  if (min === null || max === null) {
    add('selection-bounds-not-a-pair', given, 'minSelect and maxSelect come as a pair');
  }
  if (item.multiSelect !== true) {
    add('selection-bounds-without-multi-select', given, 'minSelect and maxSelect need multiSelect');
  }
  if (min !== null && min < 1) add('min-select-below-one', 'minSelect', 'minSelect is at least 1');
  if (min !== null && max !== null && min > max) {
    add('min-select-above-max-select', 'minSelect', 'minSelect is at most maxSelect');
  }
  const most = selectable(item, index);
  if (most !== null && (max ?? min ?? 0) > most) {
    const field = max !== null ? 'maxSelect' : 'minSelect';
    add('selection-bounds-above-options', field, `${field} is at most the number of options (${most})`);
  }
  return problems;
}

/** How many can be selected at most; null when the source of carried-forward options is unknown (C7 reports it). */
function selectable(item: MultipleChoiceItem, index: GuideIndex): number | null {
  const offered = index.offered(item);
  if (item.carryForwardFrom != null && offered.length === 0) return null;
  return offered.length + (item.allowCustomOption === true ? 1 : 0);
}

/** C4: an exclusive option is the last one of a multi-select `multiple_choice`; false is the same as absent. */
export function exclusiveOptionProblems({ item, path }: Place): GuideProblem[] {
  const options = optionsOf(item);
  const mayStandLast = item.type === 'multiple_choice' && item.multiSelect === true;
  return options.flatMap((option, index) => {
    if (option.exclusiveOption !== true || (mayStandLast && index === options.length - 1)) return [];
    const at = [...path, 'options', index, 'exclusiveOption'];
    return mayStandLast
      ? problem(
          'C4',
          'exclusive-option-not-last',
          at,
          'An exclusive option is the last option',
          nameOf(option),
        )
      : problem(
          'C4',
          'exclusive-option-without-multi-select',
          at,
          'Only a multiple_choice question with multiSelect has an exclusive option',
          nameOf(option),
        );
  });
}
