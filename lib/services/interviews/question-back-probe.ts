import { daysKept } from '@/lib/domain/fieldwork/consent';
import { minutesEstimate } from '@/lib/domain/guide/minutes-estimate';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import { type Probe, QUESTION_BACK } from '@/lib/domain/interview/interview';
import { answerBack } from '@/lib/domain/questions-back/answer-back';
import { questionBack } from '@/lib/domain/questions-back/question-back';
import type { Db } from '@/lib/store/database';
import type { TurnRow } from '@/lib/store/responses';
import { findStudyContact } from '@/lib/store/studies';
import type { InterviewRecord } from './interview-record';

/** At one question; whoever asks more is not asking to be answered. */
const MOST_ANSWERS = 3;

/**
 * The answer to what the participant asks back with the last turn, with the question again (K6); null when they do not.
 * It stands above rules and models: what is true of a study is known here, not there.
 */
export async function questionBackProbe(
  db: Db,
  { row, revision, turns }: InterviewRecord,
): Promise<Probe | null> {
  const last = turns.at(-1);
  if (!last || !isOpen(last.answer)) return null;
  const asked = questionBack(last.user, row.language);
  if (!asked) return null;
  const here = turns.filter((turn) => isAt(turn, last));
  if (here.filter(answersBack).length >= MOST_ANSWERS)
    return { decision: 'move_on', reason: 'They asked back several times: not answered once more.' };
  const { organisation, contact, consent } = await findStudyContact(db, row.studyId);
  const facts = {
    organisation,
    contact: contact ?? consent?.contact ?? null,
    retentionDays: daysKept(row.keptDays, consent?.retentionDays ?? null),
    mode: revision.config.interviewMode,
    minutes: minutesEstimate(revision.guide),
    responseId: row.id,
  };
  return {
    decision: 'ask',
    family: QUESTION_BACK,
    by: 'rules',
    text: answerBack(asked, facts, row.language, questionOf(here)),
    reason: `They asked something back (${asked}): answered from the settings of the study, and the question asked again.`,
  };
}

const isAt = (turn: TurnRow, last: TurnRow) =>
  turn.questionId === last.questionId && turn.conceptId === last.conceptId;
const answersBack = ({ probe }: TurnRow) => probe?.decision === 'ask' && probe.family === QUESTION_BACK;

/** The question, or the follow-up, that is being asked: not the answers given between. */
function questionOf(here: readonly TurnRow[]): string {
  let at = here.length - 1;
  while (at > 0 && answersBack(here[at - 1]!)) at -= 1;
  return here[at]!.moderator;
}
