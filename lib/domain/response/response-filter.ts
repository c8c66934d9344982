import { type Fact, type FactName, factOf } from './fact';
import type { ResponseProgress } from './listed-response';
import type { ResponseFlag } from './response-flag';

/** A criterion about an answer; without `conceptId` for any concept that the question was asked about. */
export type AnswerCriterion = { questionId: string; conceptId?: string | undefined } & (
  | { answered: true }
  /** multiple_choice: any of these; `custom` stands for a typed option. */
  | { optionIds: string[] }
  /** ranking: the option stands at this place. */
  | { optionId: string; place: number }
  | { rowId: string; columnId: string }
  | { bestOptionId: string }
  | { worstOptionId: string }
  /** A tag that is based on the answer to this question. */
  | { tag: string }
);

/** A filter of a study's responses: every given field has to match. */
export interface ResponseFilter {
  progress?: ResponseProgress[] | undefined;
  qualityFrom?: number | undefined;
  qualityTo?: number | undefined;
  /** All of them have to match. */
  tags?: string[] | undefined;
  /** At or after; before. */
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
  updatedFrom?: Date | undefined;
  updatedBefore?: Date | undefined;
  urlParams?: { name: string; value: string }[] | undefined;
  answers?: AnswerCriterion[] | undefined;
  /** A search in the participants' words. */
  search?: string | undefined;
  /** Whether what is near the searched words in this study is found, too. */
  near?: boolean | undefined;
  readableIds?: number[] | undefined;
  /** Only responses whose analysis is finished. */
  analyzedOnly?: true | undefined;
  /** Any of them. */
  flags?: ResponseFlag[] | undefined;
  /** Whether somebody looks after it. */
  lookedAfter?: boolean | undefined;
}

/** The concepts that a question is asked about, by its id; none for a question outside concept blocks. */
export type ConceptsByQuestion = ReadonlyMap<string, readonly string[]>;

/** A max-diff has fewer screens than this. */
const MOST_TIMES = 40;

/** The criterion as a group of facts; at least one has to be present. */
export function factsSought(criterion: AnswerCriterion, concepts: ConceptsByQuestion): Fact[] {
  const { questionId: question, conceptId } = criterion;
  if ('tag' in criterion) {
    return [factOf({ is: 'told', question, concept: conceptId ?? null, tag: criterion.tag })];
  }
  const asked = conceptId === undefined ? [null, ...(concepts.get(question) ?? [])] : [conceptId];
  return asked.flatMap((concept) => namesSought(criterion, { question, concept })).map(factOf);
}

function namesSought(
  criterion: AnswerCriterion,
  at: { question: string; concept: string | null },
): FactName[] {
  if ('optionIds' in criterion) return criterion.optionIds.map((option) => ({ is: 'chose', ...at, option }));
  if ('place' in criterion) {
    return [{ is: 'placed', ...at, option: criterion.optionId, place: criterion.place }];
  }
  if ('rowId' in criterion) return [{ is: 'cell', ...at, row: criterion.rowId, column: criterion.columnId }];
  if ('bestOptionId' in criterion) return everyTime('best', at, criterion.bestOptionId);
  if ('worstOptionId' in criterion) return everyTime('worst', at, criterion.worstOptionId);
  return [{ is: 'answered', ...at }];
}

function everyTime(
  is: 'best' | 'worst',
  at: { question: string; concept: string | null },
  option: string,
): FactName[] {
  return Array.from({ length: MOST_TIMES }, (_, index) => ({ is, ...at, option, times: index + 1 }));
}

/** Groups of facts: at least one of each group has to be present. URL parameters are separate. */
export function factGroups(
  { tags = [], answers = [] }: ResponseFilter,
  concepts: ConceptsByQuestion,
): Fact[][] {
  return [
    ...tags.map((tag) => [factOf({ is: 'tag', tag })]),
    ...answers.map((criterion) => factsSought(criterion, concepts)),
  ];
}

/** Each has to be present. */
export function parametersSought({ urlParams = [] }: ResponseFilter): Fact[] {
  return urlParams.map(({ name, value }) => factOf({ is: 'url parameter', name, value }));
}

/** Whether the filter matches every response. */
export function isEmptyFilter(filter: ResponseFilter): boolean {
  return Object.values(filter).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  );
}
