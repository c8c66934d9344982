import { type Probe, QUESTION_BACK, type Turn } from '../interview/interview';
import { answerBack, type StudyFacts } from './answer-back';
import type { AskedBack } from './asked-phrases';
import { saysToStop } from './question-back';

/** At one question; whoever asks more is not asking to be answered. */
const MOST_ANSWERS = 3;

/** A turn with what was asked and what the participant said. */
export type SaidBack = Pick<Turn, 'questionId' | 'conceptId' | 'probe'> & { moderator: string; user: string };

/**
 * What follows the last turn, with which the participant asked something back (K6): the answer and the question again,
 * never twice in the same words. Who says that they want to stop is told once in the interview how, without the question;
 * said again, the interview goes on to the next.
 */
export function backProbe(
  asked: AskedBack,
  turns: readonly SaidBack[],
  facts: StudyFacts,
  language: string,
): Probe {
  const last = turns.at(-1)!;
  const here = turns.filter(
    ({ questionId, conceptId }) => questionId === last.questionId && conceptId === last.conceptId,
  );
  if (here.filter(answersBack).length >= MOST_ANSWERS)
    return { decision: 'move_on', reason: 'They asked back several times: not answered once more.' };
  const question = questionOf(here);
  const before = turns.flatMap(({ probe }) => (isAnswerBack(probe) ? [probe.text] : []));
  const wantsToStop = asked === 'stopping' && saysToStop(last.user, language);
  const isTold = before.some((text) => text.includes(answerBack('stopping', facts, language, '')));
  if (wantsToStop && isTold)
    return { decision: 'move_on', reason: 'They want to stop, and were told how they may: not asked again.' };
  const text = answerBack(asked, facts, language, wantsToStop ? '' : question, before);
  if (before.includes(text))
    return { decision: 'move_on', reason: 'They asked the same once more: answered twice already.' };
  return {
    decision: 'ask',
    family: QUESTION_BACK,
    by: 'rules',
    text,
    reason: wantsToStop
      ? 'They want to stop: told how they may, and not asked the question again.'
      : `They asked something back (${asked}): answered from the settings of the study, and the question asked again.`,
  };
}

const isAnswerBack = (probe: Probe | null): probe is Extract<Probe, { decision: 'ask' }> =>
  probe?.decision === 'ask' && probe.family === QUESTION_BACK;
const answersBack = ({ probe }: SaidBack) => isAnswerBack(probe);

/** The question, or the follow-up, that is being asked: not the answers given between. */
function questionOf(here: readonly SaidBack[]): string {
  let at = here.length - 1;
  while (at > 0 && answersBack(here[at - 1]!)) at -= 1;
  return here[at]!.moderator;
}
