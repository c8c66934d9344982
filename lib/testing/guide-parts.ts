import type {
  Block,
  Concept,
  Conditional,
  MatrixItem,
  MaxDiffItem,
  MultipleChoiceItem,
  OpenEndedItem,
  Option,
  RankingItem,
  SelectionCriterion,
} from '@/lib/domain/guide/guide';

/** Small parts to write a guide for a test with: each valid on its own, each field to be overridden. */

export const options = (...texts: string[]): Option[] => texts.map((text) => ({ text }));

export const open = (over: Partial<OpenEndedItem> = {}): OpenEndedItem => ({
  type: 'open_ended',
  text: 'Why?',
  ...over,
});
export const choice = (over: Partial<MultipleChoiceItem> = {}): MultipleChoiceItem => ({
  type: 'multiple_choice',
  text: 'Which?',
  options: options('Tea', 'Milk', 'Juice'),
  ...over,
});
export const multi = (over: Partial<MultipleChoiceItem> = {}) => choice({ multiSelect: true, ...over });
export const ranking = (over: Partial<RankingItem> = {}): RankingItem => ({
  type: 'ranking',
  text: 'Rank them',
  options: options('Tea', 'Milk', 'Juice'),
  ...over,
});
export const matrix = (over: Partial<MatrixItem> = {}): MatrixItem => ({
  type: 'matrix',
  text: 'How good?',
  options: options('Good', 'Bad'),
  rows: [{ text: 'Taste' }, { text: 'Price' }],
  ...over,
});
export const maxDiff = (over: Partial<MaxDiffItem> = {}): MaxDiffItem => ({
  type: 'max_diff',
  text: 'What matters?',
  options: options('Taste', 'Price', 'Look', 'Smell'),
  ...over,
});

export const flat = (items: Block['items'], over: Partial<Block> = {}): Block => ({
  type: 'flat',
  title: 'Main',
  items,
  ...over,
});
export const screening = (items: Block['items'], over: Partial<Block> = {}): Block => ({
  type: 'screening',
  title: 'Screener',
  items,
  ...over,
});
/** A screening question: yes approves, no rejects. */
export const screener = (over: Partial<MultipleChoiceItem> = {}): MultipleChoiceItem =>
  choice({
    text: 'Do you drink tea?',
    options: [
      { text: 'Yes', status: 'approve' },
      { text: 'No', status: 'reject' },
    ],
    ...over,
  });
export const concept = (title: string, over: Partial<Concept> = {}): Concept => ({
  nickname: title,
  content: { title },
  ...over,
});
export const conceptBlock = (
  concepts: Concept[],
  items: Block['items'],
  over: Partial<Block> = {},
): Block => ({
  type: 'concept',
  title: 'Concepts',
  conceptSamplingConfig: { concepts },
  items,
  ...over,
});

/** Shown when one of the choices was selected. */
export const selected = (
  questionId: string,
  choices: string[],
  over: Partial<SelectionCriterion> = {},
): Conditional => ({
  operator: 'and',
  criteria: [
    { type: 'selectedTemplateOptions', questionId, matchingCriteria: 'mustSelect', choices, ...over },
  ],
});
