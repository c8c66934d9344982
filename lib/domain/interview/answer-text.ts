import { kindOf } from '../question-types/question-kinds';
import { isOpen } from './answer-kinds';
import type { Answer, FollowUpStep, QuestionStep } from './interview';

/**
 * An answer in words (decisions, D9), in the language of the step's texts; "" for a skip and a statement.
 * `fileNames` are the names of uploaded files by recording id.
 */
export function answerText(
  step: QuestionStep | FollowUpStep,
  answer: Answer,
  fileNames: ReadonlyMap<string, string> = new Map(),
): string {
  if (step.kind === 'follow_up') return isOpen(answer) ? answer.text : '';
  const kind = kindOf(step.item.type);
  return kind.accepts(answer) ? kind.text(step, answer, fileNames) : '';
}
