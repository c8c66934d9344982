import { answerText } from '@/lib/domain/interview/answer-text';
import type { Answer, FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';
import { answerIdFor } from '@/lib/domain/response/answers';
import { itemInLanguage } from '@/lib/domain/translation/in-language';
import type { TurnRow } from '@/lib/store/responses';
import type { InterviewRecord } from './interview-record';
import { textsOf } from './texts-of';

/**
 * The turn that an answer to the current step makes: asked in the participant's language, answered, where there was
 * something to choose, in the study's. `files`: the names of the uploads that it names, by id.
 */
export function newTurn(
  record: InterviewRecord & { now: Date },
  step: QuestionStep | FollowUpStep,
  answer: Answer,
  { files, newId }: { files: ReadonlyMap<string, string>; newId: () => string },
): TurnRow {
  const item = itemInLanguage(step.item, textsOf(record.revision, record.row.language));
  return {
    responseId: record.row.id,
    seq: record.turns.length,
    stepId: step.id,
    kind: step.kind,
    questionId: step.item.id,
    conceptId: step.concept?.id ?? null,
    answerId: answerIdFor(step, answer, record.turns, newId),
    moderator: step.kind === 'follow_up' ? step.text : item.text,
    user: answerText(step, answer, files),
    answer,
    probe: null,
    safety: null,
    createdAt: record.now,
  };
}
