import { isOpen, isSkip } from '@/lib/domain/interview/answer-kinds';
import { answerText } from '@/lib/domain/interview/answer-text';
import { type AnswerSoFar, answersSoFar } from '@/lib/domain/interview/answers-so-far';
import type { Answer } from '@/lib/domain/interview/interview';
import { stepInLanguage } from '@/lib/domain/translation/in-language';
import type { Db } from '@/lib/store/database';
import { type EarlierAnswerRow, listEarlierAnswers } from '@/lib/store/earlier-answers';
import { type InterviewRecord, interviewOf } from './interview-record';
import { textsOf } from './texts-of';

/** An answer that the participant reads again, with what is needed to change it. */
export interface RevisableAnswer {
  stepId: string;
  /** As the participant reads it. */
  step: AnswerSoFar['step'];
  state: AnswerSoFar['state'];
  /** How many answers the step has had. */
  version: number;
  /** The words of the first one, where it was changed. */
  first: string | null;
  answer: Answer;
}

/** The answers so far, where the study lets participants change them; otherwise null. */
export async function revisableAnswers(db: Db, record: InterviewRecord): Promise<RevisableAnswer[] | null> {
  const { row, revision, turns } = record;
  if (revision.config.allowRevision !== true) return null;
  const earlier = await listEarlierAnswers(db, row.id);
  const texts = textsOf(revision, row.language);
  return answersSoFar(interviewOf(record)).map(({ at, step, state }) => {
    const turn = turns[at]!;
    const before = earlier.filter(({ seq }) => seq === turn.seq);
    const read = stepInLanguage(step, texts);
    // The care of every later step rests on such words (K5), so that they cannot be changed.
    const kept = state === 'open' && turn.safety?.level === 'imminent';
    return {
      stepId: turn.stepId,
      step: read,
      state: kept ? 'stays' : state,
      version: before.length + 1,
      first: wordsOf(read, before[0]),
      answer: turn.answer,
    };
  });
}

/** Options in the participant's language, like those of the transcript that they read. */
function wordsOf(step: AnswerSoFar['step'], first: EarlierAnswerRow | undefined): string | null {
  if (!first) return null;
  return isOpen(first.answer) || isSkip(first.answer) ? first.user : answerText(step, first.answer);
}
