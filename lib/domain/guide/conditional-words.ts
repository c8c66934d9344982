import type { Conditional, Criterion, Guide, Item } from './guide';
import { optionsOf } from './guide-index';

/** The questions of a guide by the ids that conditionals use: how to name them and their options to a reader. */
export type QuestionNames = ReadonlyMap<string, { number: number; item: Item }>;

/** Numbers count all items in guide order from 1 (decisions, D7). If an id occurs twice, the first item counts. */
export function questionNames(guide: Guide): QuestionNames {
  const names = new Map<string, { number: number; item: Item }>();
  let number = 0;
  for (const item of guide.flatMap((block) => block.items)) {
    number += 1;
    if (item.externalId !== undefined && !names.has(item.externalId))
      names.set(item.externalId, { number, item });
  }
  return names;
}

/** A conditional in words, such as "Ask only when all of these hold", and a line for each criterion. */
export function conditionalWords(
  { operator, criteria }: Conditional,
  names: QuestionNames,
  asked = 'Ask',
): { lead: string; criteria: string[] } {
  const lines = criteria.map((criterion) => criterionWords(criterion, names));
  if (criteria.length === 1) return { lead: `${asked} only when this holds`, criteria: lines };
  const hold = operator === 'and' ? 'all of these hold' : 'at least one of these holds';
  return { lead: `${asked} only when ${hold}`, criteria: lines };
}

function criterionWords(criterion: Criterion, names: QuestionNames): string {
  if (criterion.type === 'searchParam') {
    return `the link says ${criterion.parameter} = ${criterion.value}`;
  }
  const source = names.get(criterion.questionId);
  const question = source ? `Q${source.number}` : `“${criterion.questionId}”`;
  const row = criterion.matrixRow == null ? '' : ` (row “${criterion.matrixRow}”)`;
  const verb = criterion.matchingCriteria === 'mustSelect' ? 'must select' : 'must not select';
  const choices = criterion.choices.map((choice) => `“${optionText(choice, source?.item, names)}”`);
  return `${question}${row} ${verb} ${choices.join(' or ')}`;
}

/** The text of the option that a choice names by its external id, or else by its text; a carried one is its source's. */
function optionText(choice: string, item: Item | undefined, names: QuestionNames): string {
  if (!item) return choice;
  const carried =
    'carryForwardFrom' in item && item.carryForwardFrom ? names.get(item.carryForwardFrom) : undefined;
  const options = [...optionsOf(item), ...(carried ? optionsOf(carried.item) : [])];
  return options.find(({ externalId }) => externalId === choice)?.text ?? choice;
}
