import { changeable } from './change-answer';
import type { FollowUpStep, Interview, QuestionStep } from './interview';
import { stepAsked } from './next-step';

/**
 * `open`: may be changed; `finished`: its block is, and with it the answer; `stays`: for another reason, such as having
 * been spoken or left out.
 */
export const ANSWER_STATES = ['open', 'finished', 'stays'] as const;

/** An answered step, as it was asked, and whether its answer may be changed now. */
export interface AnswerSoFar {
  /** Its place among the turns. */
  at: number;
  step: QuestionStep | FollowUpStep;
  state: (typeof ANSWER_STATES)[number];
}

/** All answered steps in their order. After the end all are finished. */
export function answersSoFar(interview: Interview): AnswerSoFar[] {
  return interview.turns.flatMap(({ stepId }, at) => {
    const step = stepAsked(interview, stepId);
    return step ? [{ at, step, state: stateOf(interview, step) }] : [];
  });
}

function stateOf(interview: Interview, step: AnswerSoFar['step']): AnswerSoFar['state'] {
  const found = changeable(interview, step.id);
  if (found === 'closed') return 'finished';
  // A statement has no other answer.
  const fixed = typeof found === 'string' || (step.kind === 'question' && step.item.type === 'statement');
  return fixed ? 'stays' : 'open';
}
