import type { Criterion, IdentifiedGuide } from '@/lib/domain/guide/guide';
import {
  type ConditionSource,
  conditionalOf,
  conditionSources,
  type Holder,
  optionChosen,
  sourceNamed,
} from './condition-sources';

/**
 * A condition in words: "Ask only when all of these hold: Q2 must select I did, We did it together". Empty without one.
 */
export function conditionSentence(guide: IdentifiedGuide, holder: Holder): string {
  const conditional = conditionalOf(guide, holder);
  if (!conditional) return '';
  const sources = conditionSources(guide, holder);
  const verb = 'itemId' in holder ? 'Ask' : 'Show';
  const which = conditional.operator === 'and' ? 'all' : 'any';
  const words = conditional.criteria.map((criterion) => criterionWords(criterion, sources));
  return `${verb} only when ${which} of these hold: ${words.join('; ')}`;
}

function criterionWords(criterion: Criterion, sources: readonly ConditionSource[]): string {
  if (criterion.type === 'searchParam') {
    return `the link has ${criterion.parameter || '…'} = ${criterion.value || '…'}`;
  }
  const source = sourceNamed(sources, criterion.questionId);
  const subject = source ? `Q${source.number}` : criterion.questionId;
  const row = criterion.matrixRow == null ? '' : `, in row ${criterion.matrixRow},`;
  const verb = criterion.matchingCriteria === 'mustSelect' ? 'must select' : 'must not select';
  const choices = criterion.choices.map(
    (choice) => optionChosen(source?.options ?? [], choice)?.text ?? choice,
  );
  return `${subject}${row} ${verb} ${choices.join(', ') || '…'}`;
}
