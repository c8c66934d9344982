import type { QuestionType } from '../guide/guide';
import type { AskedQuestion } from '../guide/questions-of-all';
import { kindOf } from '../question-types/question-kinds';
import { columnShare, type FactCounts, ResultCounter, type ResultPart } from '../question-types/results';

export interface QuestionResult {
  questionId: string;
  questionNumber: number;
  text: string;
  type: QuestionType;
  isScreener: boolean;
  isCurrent: boolean;
  isMultiSelect: boolean;
  metric: string;
  parts: ResultPart[];
}

/** The results of each question. `tags` are the shown tags that may be based on answers to open questions. */
export function questionResults(
  questions: readonly AskedQuestion[],
  counts: FactCounts,
  tags: readonly string[],
  /** How many people each column has. */
  columnSizes: readonly number[],
): QuestionResult[] {
  return questions.map((question) => ({
    questionId: question.id,
    questionNumber: question.number,
    text: question.text,
    type: question.type,
    isScreener: question.isScreener,
    isCurrent: question.isCurrent,
    isMultiSelect: question.isMultiSelect,
    metric: question.metric,
    parts: (question.concepts.length > 0 ? question.concepts : [null]).map((concept) =>
      resultPart(new ResultCounter(question, concept, counts, tags), columnSizes),
    ),
  }));
}

function resultPart(counter: ResultCounter, columnSizes: readonly number[]): ResultPart {
  const { at, base, concept, question } = counter;
  const answered = counter.counted({ is: 'answered', ...at }, { ...base, answered: true });
  return {
    conceptId: concept?.id ?? null,
    conceptTitle: concept?.title ?? null,
    count: answered.count,
    wholeCount: answered.wholeCount,
    filter: answered.filter,
    segments: answered.segments.map(({ count }, column) => columnShare(count, columnSizes[column] ?? 0)),
    options: [],
    ranking: [],
    columns: [],
    rows: [],
    scores: [],
    tags: [],
    ...kindOf(question.type).results(counter),
  };
}
