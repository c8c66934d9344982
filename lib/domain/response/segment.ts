import type { AskedQuestion } from '../guide/questions-of-all';
import { CUSTOM_OPTION, type Fact, factOf } from './fact';

/** What results are laid side by side by. */
export type Segment =
  | { by: 'question'; questionId: string }
  | { by: 'param'; name: string }
  | { by: 'theme'; themeId: string };

/** One column of results side by side, and which responses are in it. */
export interface SegmentColumn {
  label: string;
  /** How many values it stands for; more than one for the rest. */
  values: number;
  /** It stands for what has no column of its own. */
  isOther: boolean;
  members: SegmentMembers;
}
export type SegmentMembers =
  /** Those that have any of these facts, or URL parameters. */
  | { facts: readonly Fact[] }
  | { parameters: readonly Fact[] }
  /** Those with evidence that supports the theme or one below it, or all others who were asked an open question. */
  | { themeId: string; speaks: boolean };

/** So many columns can be compared at a glance. */
export const MOST_COLUMNS = 6;
/** Of a typed option, which has no text. */
const OWN_WORDS = 'In their own words';
const OTHER = 'Other';

/** A value that responses may have, and how many have it. */
export interface SegmentValue {
  label: string;
  facts: readonly Fact[];
  count: number;
}

/** The options of a choice as values, without their counts. Undefined for a question that nobody is grouped by. */
export function optionValues(question: AskedQuestion): Omit<SegmentValue, 'count'>[] | undefined {
  if (question.type !== 'multiple_choice') return undefined;
  const concepts = question.concepts.length > 0 ? question.concepts.map(({ id }) => id) : [null];
  const options = [
    ...question.options,
    ...(question.allowsCustom ? [{ id: CUSTOM_OPTION, text: OWN_WORDS }] : []),
  ];
  return options.map(({ id, text }) => ({
    label: text,
    facts: concepts.map((concept) => factOf({ is: 'chose', question: question.id, concept, option: id })),
  }));
}

/**
 * A column for each value in the given order; of more than six values the five most frequent, and one for the rest.
 */
export function segmentColumns(values: readonly SegmentValue[], by: 'facts' | 'parameters'): SegmentColumn[] {
  const columnOf = ({ label, facts }: SegmentValue): SegmentColumn => ({
    label,
    values: 1,
    isOther: false,
    members: membersOf(facts, by),
  });
  if (values.length <= MOST_COLUMNS) return values.map(columnOf);
  const most = new Set([...values].sort((a, b) => b.count - a.count).slice(0, MOST_COLUMNS - 1));
  const rest = values.filter((value) => !most.has(value));
  return [
    ...values.filter((value) => most.has(value)).map(columnOf),
    {
      label: OTHER,
      values: rest.length,
      isOther: true,
      members: membersOf(
        rest.flatMap(({ facts }) => facts),
        by,
      ),
    },
  ];
}

function membersOf(facts: readonly Fact[], by: 'facts' | 'parameters'): SegmentMembers {
  return by === 'facts' ? { facts } : { parameters: facts };
}
