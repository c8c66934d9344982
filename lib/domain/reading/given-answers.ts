import type { QuestionType } from '../guide/guide';
import { isSkip } from '../interview/answer-kinds';
import type { Answer, Interview, QuestionStep } from '../interview/interview';
import { stepAsked } from '../interview/next-step';
import type { GivenBeside, GivenFile, GivenTo } from '../question-types/question-kind';
import { kindOf } from '../question-types/question-kinds';
import type { ReadTurn } from './reading-rows';

/** The answer to a question, by its type, in the texts of the guide. */
export type Given = GivenTo[QuestionType];

/** A question as it was asked, and its answer; null when it was skipped. Statements are left out. */
export interface GivenAnswer {
  questionId: string;
  questionNumber: number;
  questionText: string;
  type: QuestionType;
  conceptId: string | null;
  conceptTitle: string | null;
  answerId: string | null;
  /** The seq of its turns, follow-ups included, in order. */
  turns: number[];
  given: Given | null;
}

/** In the order of asking, one for each question and concept. */
export function givenAnswers(
  interview: Omit<Interview, 'turns'> & { turns: readonly ReadTurn[] },
  files: ReadonlyMap<string, GivenFile>,
): GivenAnswer[] {
  const { turns } = interview;
  return turns.flatMap((turn) => {
    if (turn.kind === 'follow_up') return [];
    const step = stepAsked(interview, turn.stepId);
    if (step?.kind !== 'question' || step.item.type === 'statement') return [];
    const whole = turns.filter(
      (other) => other.questionId === turn.questionId && other.conceptId === turn.conceptId,
    );
    return [
      {
        questionId: turn.questionId,
        questionNumber: step.questionNumber,
        questionText: turn.moderator,
        type: step.item.type,
        conceptId: turn.conceptId,
        conceptTitle: step.concept?.content.title ?? null,
        answerId: turn.answerId,
        turns: whole.map(({ seq }) => seq),
        given: givenTo(step, turn.answer, { texts: whole.map(({ user }) => user), files }),
      },
    ];
  });
}

function givenTo(step: QuestionStep, answer: Answer, beside: GivenBeside): Given | null {
  const kind = kindOf(step.item.type);
  return !isSkip(answer) && kind.accepts(answer) ? kind.given(step, answer, beside) : null;
}
