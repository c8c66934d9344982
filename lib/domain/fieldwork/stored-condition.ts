import type { Conditional, IdentifiedGuide, SelectionCriterion } from '../guide/guide';
import { offeredOptions } from '../guide/offered-options';
import { placedItems } from '../guide/read';

/** A condition by the ids that stored answers have. */
export interface StoredCondition {
  operator: Conditional['operator'];
  criteria: (
    | { type: 'selection'; questionId: string; rowId: string | null; optionIds: string[]; negated: boolean }
    | { type: 'parameter'; parameter: string; value: string }
  )[];
}

/** Reads a condition whose references hold in this guide (C6). */
export function storedCondition(
  { operator, criteria }: Conditional,
  guide: IdentifiedGuide,
): StoredCondition {
  const items = placedItems(guide).map(({ item }) => item);
  const offered = offeredOptions(items);
  const selection = (criterion: SelectionCriterion) => {
    const item = items.find(({ externalId }) => externalId === criterion.questionId);
    const options = ((item && offered.get(item)) ?? []) as readonly {
      id: string;
      text: string;
      externalId?: string;
    }[];
    const named = (choice: string) =>
      options.find(({ externalId }) => externalId === choice) ?? options.find(({ text }) => text === choice);
    const row =
      item?.type === 'matrix' ? item.rows.find(({ text }) => text === criterion.matrixRow) : undefined;
    return {
      type: 'selection' as const,
      questionId: item?.id ?? '',
      rowId: row?.id ?? null,
      optionIds: criterion.choices.flatMap((choice) => named(choice)?.id ?? []),
      negated: criterion.matchingCriteria === 'mustNotSelect',
    };
  };
  return {
    operator,
    criteria: criteria.map((criterion) =>
      criterion.type === 'searchParam'
        ? { type: 'parameter' as const, parameter: criterion.parameter, value: criterion.value }
        : selection(criterion),
    ),
  };
}
