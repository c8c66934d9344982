import { isAcknowledgement } from '../interview/answer-kinds';
import { SECONDS } from './answer-seconds';
import type { QuestionKind } from './question-kind';

/** Something to read, with nothing to answer (decisions, D9). */
export const statement: QuestionKind<'statement'> = {
  accepts: isAcknowledgement,
  problems: () => [],
  text: () => '',
  normalised: (answer) => answer,
  facts: () => [],
  results: () => ({}),
  columns: () => [],
  variables: () => [],
  given: () => null,
  givenText: () => '',
  question: () => ({}),
  seconds: () => SECONDS.statement,
  leastOptions: () => 0,
};
