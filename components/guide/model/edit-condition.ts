import type { Conditional, Criterion, IdentifiedGuide, SelectionCriterion } from '@/lib/domain/guide/guide';
import {
  type ConditionSource,
  conditionalOf,
  conditionSources,
  type Holder,
  optionChosen,
  sourceNamed,
} from './condition-sources';
import { setAnyItem, setConcept } from './edit-parts';
import { withItemName, withOptionName } from './rename-parts';

/** Edits of a condition. Sources and options without a name get one, so that they can be referred to. */

export function setConditional(
  guide: IdentifiedGuide,
  holder: Holder,
  conditional: Conditional | undefined,
): IdentifiedGuide {
  return 'itemId' in holder
    ? setAnyItem(guide, holder.itemId, { conditional })
    : setConcept(guide, holder.blockId, holder.conceptId, { conditional });
}

export function setOperator(
  guide: IdentifiedGuide,
  holder: Holder,
  operator: Conditional['operator'],
): IdentifiedGuide {
  const before = conditionalOf(guide, holder);
  return before && before.operator !== operator
    ? setConditional(guide, holder, { ...before, operator })
    : guide;
}

/**
 * Adds a condition, or one more criterion, on the given question, or on the nearest earlier one; on the link when there
 * is none.
 */
export function addCriterion(guide: IdentifiedGuide, holder: Holder, sourceId?: string): IdentifiedGuide {
  const sources = conditionSources(guide, holder);
  const source = sources.find(({ item }) => item.id === sourceId) ?? sources.at(-1);
  const before = conditionalOf(guide, holder) ?? { operator: 'and', criteria: [] };
  if (!source) {
    const criterion: Criterion = { type: 'searchParam', parameter: '', value: '' };
    return setConditional(guide, holder, { ...before, criteria: [...before.criteria, criterion] });
  }
  const named = withItemName(guide, source.item.id);
  const criteria = [...before.criteria, criterionOn(source, named.name)];
  return setConditional(named.guide, holder, { ...before, criteria });
}

function criterionOn({ item }: ConditionSource, questionId: string): SelectionCriterion {
  return {
    type: 'selectedTemplateOptions',
    questionId,
    matchingCriteria: 'mustSelect',
    choices: [],
    ...(item.type === 'matrix' && { matrixRow: item.rows[0]?.text ?? '' }),
  };
}

/** Removes a criterion, and with the last one the condition. */
export function removeCriterion(guide: IdentifiedGuide, holder: Holder, index: number): IdentifiedGuide {
  const before = conditionalOf(guide, holder);
  if (!before?.criteria[index]) return guide;
  const criteria = before.criteria.filter((_, at) => at !== index);
  return setConditional(guide, holder, criteria.length > 0 ? { ...before, criteria } : undefined);
}

export function setCriterion(
  guide: IdentifiedGuide,
  holder: Holder,
  index: number,
  criterion: Criterion,
): IdentifiedGuide {
  const before = conditionalOf(guide, holder);
  if (!before?.criteria[index]) return guide;
  const criteria = before.criteria.map((other, at) => (at === index ? criterion : other));
  return setConditional(guide, holder, { ...before, criteria });
}

/** Changes the question of a criterion. The choices were options of the former one, so they are removed. */
export function setCriterionSource(
  guide: IdentifiedGuide,
  holder: Holder,
  index: number,
  sourceId: string,
): IdentifiedGuide {
  const source = conditionSources(guide, holder).find(({ item }) => item.id === sourceId);
  const before = conditionalOf(guide, holder)?.criteria[index];
  if (!source || !before) return guide;
  const named = withItemName(guide, sourceId);
  if (before.type === 'selectedTemplateOptions' && before.questionId === named.name) return named.guide;
  const matching = before.type === 'selectedTemplateOptions' ? before.matchingCriteria : 'mustSelect';
  return setCriterion(named.guide, holder, index, {
    ...criterionOn(source, named.name),
    matchingCriteria: matching,
  });
}

/** Selects an option, or deselects it when it is selected. */
export function toggleChoice(
  guide: IdentifiedGuide,
  holder: Holder,
  index: number,
  optionId: string,
): IdentifiedGuide {
  const criterion = conditionalOf(guide, holder)?.criteria[index];
  if (criterion?.type !== 'selectedTemplateOptions') return guide;
  const options = sourceNamed(conditionSources(guide, holder), criterion.questionId)?.options ?? [];
  const kept = criterion.choices.filter((choice) => optionChosen(options, choice)?.id !== optionId);
  if (kept.length < criterion.choices.length) {
    return setCriterion(guide, holder, index, { ...criterion, choices: kept });
  }
  const named = withOptionName(guide, optionId);
  return setCriterion(named.guide, holder, index, { ...criterion, choices: [...kept, named.name] });
}

/** Removes one choice by its place, including one that matches no option any more. */
export function dropChoice(
  guide: IdentifiedGuide,
  holder: Holder,
  index: number,
  choiceIndex: number,
): IdentifiedGuide {
  const criterion = conditionalOf(guide, holder)?.criteria[index];
  if (criterion?.type !== 'selectedTemplateOptions') return guide;
  const choices = criterion.choices.filter((_, at) => at !== choiceIndex);
  return setCriterion(guide, holder, index, { ...criterion, choices });
}
