import { Failure } from '@/lib/domain/failure';
import { isSkip } from '@/lib/domain/interview/answer-kinds';
import { answerText } from '@/lib/domain/interview/answer-text';
import { alters, changeable, UNCHANGEABLE, type Unchangeable } from '@/lib/domain/interview/change-answer';
import type { Answer, FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';
import { stepAsked } from '@/lib/domain/interview/next-step';
import { sameAnswer } from '@/lib/domain/interview/same-answer';
import { safetyOf } from '@/lib/domain/safety/care';
import type { Db } from '@/lib/store/database';
import { type EarlierAnswerRow, listEarlierAnswers, replaceAnswer } from '@/lib/store/earlier-answers';
import type { TurnRow } from '@/lib/store/responses';
import { inTurn, type ParticipantContext, withTransaction } from '../context';
import { type AnswerReader, type Progress, storeProgress } from './answer-step';
import { careFor } from './care-for';
import { endingOf } from './ending-of';
import { interviewOf, type LockedInterview, lockInterview } from './interview-record';
import { settleNext } from './settle-next';
import { settleProbe } from './settle-probe';
import { closingMessageOf, inOwnWords } from './texts-of';

/** An answer as it stands after a change, and where the interview does. */
export interface ChangedAnswer extends Progress {
  stepId: string;
  /** How many answers the step has had. */
  version: number;
  text: string;
}

interface Change {
  stepId: string;
  /** The version that the participant has read. */
  version: number;
  answer: unknown;
  read: AnswerReader;
}

/**
 * Puts another answer in the place of an earlier one, which is kept, while the participant is in its block, and if nothing
 * that was shown after it would be altered. Exactly once: the same change again gives the answer as it stands. Refuses
 * `invalid_request_body`, and `conflict` where the study does not allow it, after a newer version, and for all else.
 */
export async function changeAnswer(ctx: ParticipantContext, change: Change): Promise<ChangedAnswer> {
  const began = ctx.began ?? Date.now();
  const take = () =>
    withTransaction(ctx, async ({ db }) => {
      const record = await lockInterview(db, ctx.principal.responseId);
      // A moderator may be reading the last answer: it decides first.
      if ((await settleNext(db, record)).kind === 'probe') return 'moderator pending';
      const changed = await takeChange(db, record, change);
      // The same step as before, among as many questions as there are now.
      const step = await settleNext(db, record);
      if (step.kind === 'probe') throw new Error('a changed answer was left to a moderator');
      return { ...changed, ...(await standing(db, record, step)) };
    });
  for (let taking = inTurn(ctx, take); ; taking = take()) {
    const taken = await taking;
    if (taken !== 'moderator pending') return taken;
    await settleProbe(ctx, began);
  }
}

async function takeChange(
  db: Db,
  record: LockedInterview,
  change: Change,
): Promise<Pick<ChangedAnswer, 'stepId' | 'version' | 'text'>> {
  const { stepId } = change;
  if (record.revision.config.allowRevision !== true)
    throw new Failure('conflict', 'In this study answers stay as they were given.');
  const interview = interviewOf(record);
  const step = stepAsked(interview, stepId);
  const turn = record.turns.find((one) => one.stepId === stepId);
  if (!step || !turn) throw stays('not_answered');
  const answer = change.read(step, change.answer);
  const earlier = (await listEarlierAnswers(db, record.row.id)).filter(({ seq }) => seq === turn.seq);
  const version = earlier.length + 1;
  if (wasTaken(change, { step, answer, turn, earlier })) return { stepId, version, text: turn.user };

  const found = changeable(interview, stepId);
  if (record.row.progress !== 'in_progress') throw stays('closed');
  if (typeof found === 'string') throw stays(found);
  // The care of every later step rests on these words (K5).
  if (turn.safety?.level === 'imminent') throw stays('danger');
  if (change.version !== version)
    throw new Failure(
      'conflict',
      `This answer was changed meanwhile: the newest version is ${version}, not ${change.version}.`,
    );
  refuseOtherKinds(answer);
  const conditionals = record.quotas.map(({ when }) => when);
  if (alters(interview, found.at, answer, conditionals)) throw stays('alters');

  const said = { ...turn, answer, user: answerText(step, answer) };
  const after = { ...said, safety: safetyOf(said, record.row.language) };
  const { studyId } = record.row;
  await replaceAnswer(db, turn, after, { studyId, version, replacedAt: record.now });
  record.turns = record.turns.with(found.at, after);
  await storeProgress(db, record, 'in_progress');
  return { stepId, version: version + 1, text: after.user };
}

/** Whether the answer is already there, or was put there by this very change and has been replaced since. */
function wasTaken(
  { version }: Change,
  {
    step,
    answer,
    turn,
    earlier,
  }: { step: QuestionStep | FollowUpStep; answer: Answer; turn: TurnRow; earlier: EarlierAnswerRow[] },
): boolean {
  const made = earlier.find((one) => one.version === version + 1);
  return [turn, ...(made ? [made] : [])].some((one) => sameAnswer(step.item.type, one.answer, answer));
}

/** A changed answer is one in words or by choice: recordings belong to the turn in which they were made. */
function refuseOtherKinds(answer: Answer): void {
  const message = isSkip(answer)
    ? 'An answer that was given can be changed, not left out.'
    : 'recordings' in answer
      ? 'An earlier answer is changed in writing.'
      : null;
  if (message)
    throw new Failure('invalid_request_body', message, { issues: [{ path: ['answer'], message }] });
}

function stays(why: Unchangeable): Failure {
  return new Failure('conflict', UNCHANGEABLE[why]);
}

/** Where the interview stands, as an answer's reply says it. */
async function standing(
  db: Db,
  record: LockedInterview,
  step: Progress['step'],
): Promise<Omit<ChangedAnswer, 'stepId' | 'version' | 'text'>> {
  return {
    progress: record.row.progress,
    step: inOwnWords(record, step),
    record,
    care: await careFor(db, record),
    ending: step.kind === 'end' ? await endingOf(db, record) : null,
    closingMessage: closingMessageOf(record.revision, record.row.language),
  };
}
