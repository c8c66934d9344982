import { answerText } from '@/lib/domain/interview/answer-text';
import type { Answer, FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';
import { answerIdFor } from '@/lib/domain/response/answers';
import type { TurnRow } from '@/lib/store/responses';
import type { InterviewRecord } from './interview-record';

/** The turn that an answer to the current step makes. `files`: the names of the uploads that it names, by id. */
export function newTurn(
  record: InterviewRecord & { now: Date },
  step: QuestionStep | FollowUpStep,
  answer: Answer,
  { files, newId }: { files: ReadonlyMap<string, string>; newId: () => string },
): TurnRow {
  return {
    responseId: record.row.id,
    seq: record.turns.length,
    stepId: step.id,
    kind: step.kind,
    questionId: step.item.id,
    conceptId: step.concept?.id ?? null,
    answerId: answerIdFor(step, answer, record.turns, newId),
    moderator: step.kind === 'follow_up' ? step.text : step.item.text,
    user: answerText(step, answer, files),
    answer,
    probe: null,
    safety: null,
    createdAt: record.now,
  };
}
