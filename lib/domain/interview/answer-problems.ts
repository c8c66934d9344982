import type { Issue } from '../failure';
import { answerIssue, type Issues } from '../question-types/answer-issues';
import { wordsIssues } from '../question-types/open-ended';
import { kindOf } from '../question-types/question-kinds';
import { isOpen, isSkip } from './answer-kinds';
import type { Answer, FollowUpStep, QuestionStep } from './interview';

/**
 * Why an answer does not fit its step; empty when it fits (interview protocol, Answer; decisions, D3 and D4). Paths are
 * those of the request. Does not check whether recordings exist.
 */
export function answerProblems(step: QuestionStep | FollowUpStep, answer: Answer): Issue[] {
  return [...problemsOf(step, answer)];
}

function* problemsOf(step: QuestionStep | FollowUpStep, answer: Answer): Issues {
  if (isSkip(answer)) {
    if (step.block.type === 'screening') yield answerIssue('A screening question cannot be skipped', 'skip');
    return;
  }
  if (step.kind === 'question') {
    const kind = kindOf(step.item.type);
    if (kind.accepts(answer)) return yield* kind.problems(step, answer);
  } else if (isOpen(answer)) {
    return yield* wordsIssues(answer);
  }
  yield answerIssue('This is no answer to a question of this kind');
}
