import type { Block, Conditional, SelectionCriterion } from '../guide';
import type { GuideIndex, Place } from '../guide-index';
import { type GuideProblem, type Path, problem } from '../guide-problem';
import { type Standpoint, unreachableBecause } from './unreachable-because';

/** C6 for an item's conditional. */
export function itemConditionalProblems(place: Place, index: GuideIndex): GuideProblem[] {
  return conditionalProblems(place.item.conditional, [...place.path, 'conditional'], place, index);
}

/** C6 for the conditionals of a block's concepts: they point to a block before their own. */
export function conceptConditionalProblems(
  block: Block,
  blockIndex: number,
  index: GuideIndex,
): GuideProblem[] {
  const order = index.placesByBlock[blockIndex]?.[0]?.order ?? Number.POSITIVE_INFINITY;
  return (block.conceptSamplingConfig?.concepts ?? []).flatMap(({ conditional }, conceptIndex) => {
    const path = [blockIndex, 'conceptSamplingConfig', 'concepts', conceptIndex, 'conditional'];
    return conditionalProblems(conditional, path, { blockIndex, order }, index);
  });
}

/** C6 for a condition that stands outside the guide and may point to all of it, except into concept blocks. */
export function pointedBackProblems(conditional: Conditional, path: Path, index: GuideIndex): GuideProblem[] {
  const after = { blockIndex: index.placesByBlock.length, order: Number.POSITIVE_INFINITY };
  return conditionalProblems(conditional, path, after, index);
}

function conditionalProblems(
  conditional: Conditional | null | undefined,
  path: Path,
  from: Standpoint,
  index: GuideIndex,
): GuideProblem[] {
  return (conditional?.criteria ?? []).flatMap((criterion, criterionIndex) =>
    criterion.type === 'selectedTemplateOptions'
      ? criterionProblems(criterion, [...path, 'criteria', criterionIndex], from, index)
      : [],
  );
}

function criterionProblems(
  { questionId, choices, matrixRow }: SelectionCriterion,
  path: Path,
  from: Standpoint,
  index: GuideIndex,
): GuideProblem[] {
  const problems: GuideProblem[] = [];
  const add = (code: string, at: Path, sentence: string, name = questionId) =>
    problems.push(problem('C6', code, [...path, ...at], sentence, name));

  const target = index.itemNamed(questionId);
  const unreachable = unreachableBecause(questionId, target, from, index, 'A conditional');
  if (unreachable) add(`conditional-${unreachable.code}`, ['questionId'], unreachable.sentence);
  if (!target) return problems;
  const source = target.item;
  if (source.type !== 'multiple_choice' && source.type !== 'matrix') {
    const sentence = 'A conditional points to a multiple_choice or matrix question';
    add('conditional-source-type', ['questionId'], sentence);
    return problems;
  }
  choices.forEach((choice, choiceIndex) => {
    if (index.offers(source, choice)) return;
    const sentence = 'Each of a conditional’s choices is an option of its question';
    add('conditional-choice-unknown', ['choices', choiceIndex], sentence, choice);
  });
  if (source.type === 'multiple_choice') {
    if (matrixRow != null) {
      const sentence = 'Only a conditional on a matrix question has a matrixRow';
      add('matrix-row-without-matrix', ['matrixRow'], sentence, matrixRow);
    }
  } else if (matrixRow == null) {
    add('matrix-row-missing', ['matrixRow'], 'A conditional on a matrix question names its matrixRow');
  } else if (!index.hasRow(source, matrixRow)) {
    const sentence = 'matrixRow is the exact text of a row of the matrix';
    add('matrix-row-unknown', ['matrixRow'], sentence, matrixRow);
  }
  return problems;
}
