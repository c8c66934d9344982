import type {
  IdentifiedConcept,
  IdentifiedGuide,
  IdentifiedItem,
  IdentifiedOption,
  IdentifiedRow,
  QuestionType,
} from './guide';
import { offeredOptions } from './offered-options';
import { conceptsOf, itemsPerScreenOf, metricOf, placedItems } from './read';

/** A question of a study, merged from all the revisions in which it was asked. */
export interface AskedQuestion {
  id: string;
  /** In the latest revision that has it (D7). */
  number: number;
  text: string;
  type: QuestionType;
  isScreener: boolean;
  /** Whether the latest revision still has it. */
  isCurrent: boolean;
  /** Empty outside concept blocks. */
  concepts: { id: string; title: string }[];
  /** In guide order; those that only earlier revisions had follow. For a matrix, its columns. */
  options: { id: string; text: string }[];
  rows: { id: string; text: string }[];
  /** multiple_choice: whether participants may type an option of their own, and choose several. */
  allowsCustom: boolean;
  isMultiSelect: boolean;
  /** max_diff alone, else "" and 0. */
  metric: string;
  itemsPerScreen: number;
}

/**
 * The questions of several revisions of one study, the latest revision first; questions with the same id are one
 * question (E7).
 */
export function questionsOfAll(guides: readonly IdentifiedGuide[]): AskedQuestion[] {
  const asked = new Map<string, AskedQuestion>();
  for (const [age, guide] of guides.entries()) {
    for (const question of questionsOfOne(guide, age === 0)) {
      const known = asked.get(question.id);
      if (known) asked.set(question.id, joined(known, question));
      else if (question.text !== '') asked.set(question.id, question);
    }
  }
  return [...asked.values()];
}

function questionsOfOne(guide: IdentifiedGuide, isCurrent: boolean): AskedQuestion[] {
  const placed = placedItems(guide);
  const offered = offeredOptions<IdentifiedOption>(placed.map(({ item }) => item));
  return placed.map(({ item, block, number }) => ({
    id: item.id,
    number,
    text: item.text,
    type: item.type,
    isScreener: block.type === 'screening',
    isCurrent,
    concepts: block.type === 'concept' ? conceptsOf(block).map(named) : [],
    options: (offered.get(item) ?? []).map(textOf),
    rows: item.type === 'matrix' ? item.rows.map(textOf) : [],
    allowsCustom: item.type === 'multiple_choice' && item.allowCustomOption === true,
    isMultiSelect: (item.type === 'multiple_choice' || item.type === 'matrix') && item.multiSelect === true,
    ...screensOf(item),
  }));
}

function screensOf(item: IdentifiedItem): Pick<AskedQuestion, 'metric' | 'itemsPerScreen'> {
  return item.type === 'max_diff'
    ? { metric: metricOf(item), itemsPerScreen: itemsPerScreenOf(item) }
    : { metric: '', itemsPerScreen: 0 };
}

const named = ({ id, content }: IdentifiedConcept) => ({ id, title: content.title });
const textOf = ({ id, text }: IdentifiedOption | IdentifiedRow) => ({ id, text });

/** The later revision's entries, followed by those that only the earlier one had. */
function joined(later: AskedQuestion, earlier: AskedQuestion): AskedQuestion {
  return {
    ...later,
    concepts: union(later.concepts, earlier.concepts),
    options: union(later.options, earlier.options),
    rows: union(later.rows, earlier.rows),
    allowsCustom: later.allowsCustom || earlier.allowsCustom,
  };
}

function union<T extends { id: string }>(first: readonly T[], second: readonly T[]): T[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}
