import type { QuestionType } from '../guide/guide';
import type { AskedQuestion } from '../guide/questions-of-all';
import { kindOf } from '../question-types/question-kinds';
import { type FactCounts, ResultCounter, type ResultPart } from '../question-types/results';

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
      resultPart(new ResultCounter(question, concept, counts, tags)),
    ),
  }));
}

function resultPart(counter: ResultCounter): ResultPart {
  const { at, base, concept, question } = counter;
  return {
    conceptId: concept?.id ?? null,
    conceptTitle: concept?.title ?? null,
    ...counter.counted({ is: 'answered', ...at }, { ...base, answered: true }),
    options: [],
    ranking: [],
    columns: [],
    rows: [],
    scores: [],
    tags: [],
    ...kindOf(question.type).results(counter),
  };
}
