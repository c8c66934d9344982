import { randomUUID } from 'node:crypto';
import { responseEvent } from '@/lib/domain/event';
import { Failure } from '@/lib/domain/failure';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import { isIdle } from '@/lib/domain/interview/idle';
import type { Answer, FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { sameAnswer } from '@/lib/domain/interview/same-answer';
import { safetyOf } from '@/lib/domain/safety/care';
import { isBilled } from '@/lib/domain/study/is-billed';
import type { Db } from '@/lib/store/database';
import { listEarlierAnswers } from '@/lib/store/earlier-answers';
import { enqueueEvent } from '@/lib/store/events';
import { setIndexEntries } from '@/lib/store/response-index';
import { insertTurn, setAnswered, setResponse, type TurnRow } from '@/lib/store/responses';
import { lockStudy } from '@/lib/store/studies';
import { metrics } from '@/lib/telemetry/metrics';
import { inTurn, type ParticipantContext, withTransaction } from '../context';
import { enqueueJoining } from '../recordings/enqueue-recording';
import { spokenWords } from '../recordings/give-words';
import { analyseAtOnce, isAnalysedAtOnce } from '../responses/analyse-at-once';
import { enqueueAnalysis } from '../responses/enqueue-analysis';
import { indexEntryOf } from '../responses/index-responses';
import { renderDocument } from '../responses/render-document';
import { announceFlag } from './announce-flag';
import { type Care, careFor } from './care-for';
import { completeResponse } from './complete-response';
import { beginStoring } from './decision-time';
import { type Ending, endingOf } from './ending-of';
import { type InterviewRecord, interviewOf, lockInterview } from './interview-record';
import { keepPlaces } from './keep-places';
import { newTurn } from './new-turn';
import type { PresentStep } from './present-step';
import { progressed } from './progressed';
import { questionBackProbe } from './question-back-probe';
import { resolveFiles } from './resolve-files';
import { settleNext } from './settle-next';
import { settleProbe } from './settle-probe';
import { takeShare } from './take-share';
import { acknowledgementOf, closingMessageOf, inOwnWords } from './texts-of';

/** Reads what the client sent as an answer to this step, or refuses `invalid_request_body`. */
export type AnswerReader = (step: QuestionStep | FollowUpStep, value: unknown) => Answer;

export interface Progress {
  progress: 'in_progress' | 'screened_out' | 'complete';
  step: PresentStep;
  record: InterviewRecord;
  closingMessage: string | null;
  care: Care | null;
  /** What is said aloud before the step. */
  acknowledgement?: string | null;
  /** Set once the interview has ended. */
  ending: Ending | null;
}

/**
 * Takes the answer to the current step, exactly once: it is durable when this returns, and the same answer to the same
 * step gives the same result again; after the end the last one alone. `conflict` for another answer to an answered step,
 * for a step that is not the current one, and after the end.
 */
export async function answerStep(
  ctx: ParticipantContext,
  input: { stepId: string; answer: unknown; read: AnswerReader },
): Promise<Progress> {
  let fresh: TurnRow['kind'] | undefined;
  const began = ctx.began ?? Date.now();
  const take = async () => {
    const isStored = beginStoring(Date.now());
    const taken = await withTransaction(ctx, async ({ db }) => {
      fresh = undefined;
      return takeAnswer(db, ctx.principal.responseId, { ...input, began, onNew: (kind) => (fresh = kind) });
    });
    isStored();
    return taken;
  };
  // Who comes back from a moderator has waited already, and there is room for them (decision-time.ts).
  for (let taking = inTurn(ctx, take); ; taking = take()) {
    const taken = await taking;
    if (fresh) metrics().answers.inc({ kind: fresh });
    if ('step' in taken) return inParticipantsLanguage(taken);
    await settleProbe(ctx, began, taken.pending);
  }
}

function inParticipantsLanguage(taken: Omit<Progress, 'closingMessage'>): Progress {
  const { step, record } = taken;
  const closingMessage = closingMessageOf(record.revision, record.row.language);
  return { ...taken, step: inOwnWords(record, step), closingMessage };
}

/** A moderator has to decide first; with the interview as it was just stored, when it was. */
interface Pending {
  pending: InterviewRecord | null;
}

async function takeAnswer(
  db: Db,
  responseId: string,
  input: {
    stepId: string;
    answer: unknown;
    read: AnswerReader;
    /** When the request did, in milliseconds since 1970. */
    began: number;
    /** Called when the answer is stored, which counts once the transaction commits. */
    onNew: (kind: TurnRow['kind']) => void;
  },
): Promise<Omit<Progress, 'closingMessage'> | Pending> {
  const record = await lockInterview(db, responseId);
  const answered = record.turns.findIndex(({ stepId }) => stepId === input.stepId);
  const last = answered === record.turns.length - 1;
  if (record.row.progress !== 'in_progress' && !(answered >= 0 && last)) {
    throw new Failure('conflict', 'This interview has ended.');
  }
  if (answered >= 0) return replay(db, record, answered, input);

  const step = await settleNext(db, record);
  if (step.kind === 'probe') return { pending: null };
  if (step.kind === 'end' || step.id !== input.stepId) {
    throw new Failure('conflict', 'This is not the current step of the interview.');
  }
  const answer = input.read(step, input.answer);
  const files = await resolveFiles(db, record.row.id, step, answer);
  const silent = newTurn(record, step, answer, { files, newId: randomUUID });
  const heard = { ...silent, user: silent.user || (await spokenWords(db, silent)) };
  const said = { ...heard, safety: safetyOf(heard, record.row.language) };
  const back = said.safety
    ? null
    : await questionBackProbe(db, { ...record, turns: [...record.turns, said] });
  const turn = { ...said, probe: back };
  await insertTurn(db, record.row.studyId, turn);
  input.onNew(turn.kind);
  if (isOpen(answer) && (answer.recordings?.length ?? 0) > 1) {
    await enqueueJoining(db, { responseId: record.row.id, stepId: step.id });
  }
  record.turns = [...record.turns, turn];
  await keepPlaces(db, record, record.quotas);

  const next = await settleNext(db, record, input.began);
  await storeProgress(db, record, next.kind === 'end' ? next.outcome : 'in_progress');
  // The answer is kept whatever becomes of the moderator: the caller comes back for its decision.
  if (next.kind === 'probe') return { pending: record };
  const ending = await endingOf(db, record);
  const acknowledgement = acknowledgementOf(record, next, record.turns);
  const care = await careFor(db, record);
  return { progress: record.row.progress, step: next, record, care, acknowledgement, ending };
}

/** The result of an answer that was taken before: what came next then. */
async function replay(
  db: Db,
  record: InterviewRecord,
  index: number,
  input: { answer: unknown; read: AnswerReader },
): Promise<Omit<Progress, 'closingMessage'> | Pending> {
  const before = nextStep(interviewOf(record, record.turns.slice(0, index)));
  if (before.kind !== 'question' && before.kind !== 'follow_up')
    throw new Error('an answered step is not there');
  const again = readOrUndefined(before, input);
  if (again === undefined || !(await wasGiven(db, record.turns[index]!, before, again))) {
    throw new Failure('conflict', 'This step was already answered, and otherwise.');
  }
  const turns = record.turns.slice(0, index + 1);
  const next = nextStep(interviewOf(record, turns));
  if (next.kind === 'probe') return { pending: null };
  if (next.kind === 'draw') throw new Error('a draw is missing');
  const care = await careFor(db, record, turns);
  const ending = next.kind === 'end' ? await endingOf(db, record) : null;
  const acknowledgement = acknowledgementOf(record, next, turns);
  const progress = next.kind === 'end' ? next.outcome : 'in_progress';
  return { progress, step: next, record, care, acknowledgement, ending };
}

/** Whether this is the answer of the turn, or was before the participant changed it. */
async function wasGiven(
  db: Db,
  turn: TurnRow,
  { item }: QuestionStep | FollowUpStep,
  again: Answer,
): Promise<boolean> {
  if (sameAnswer(item.type, asItWasSent(turn.answer, again), again)) return true;
  const earlier = await listEarlierAnswers(db, turn.responseId);
  const first = earlier.find(({ seq, version }) => seq === turn.seq && version === 1);
  return first !== undefined && sameAnswer(item.type, first.answer, again);
}

/** Without the recordings that were added to it afterwards (`addRecordings`), when `again` names those before them. */
function asItWasSent(answer: Answer, again: Answer): Answer {
  if (!isOpen(answer) || !isOpen(again) || !answer.recordings) return answer;
  const { recordings, ...rest } = answer;
  return again.recordings ? { ...rest, recordings: recordings.slice(0, again.recordings.length) } : rest;
}

function readOrUndefined(
  step: QuestionStep | FollowUpStep,
  input: { answer: unknown; read: AnswerReader },
): Answer | undefined {
  try {
    return input.read(step, input.answer);
  } catch {
    return undefined;
  }
}

/**
 * After a day of silence the share was given back, and before the first answer with content it may have been (G6); such
 * an answer takes one again. With none to be had the interview still finishes, and its end notes that it was free of charge (G3).
 */
async function takeShareAgain(db: Db, { row, revision }: InterviewRecord): Promise<void> {
  const study = await lockStudy(db, row.studyId);
  if (study && isBilled(study)) await takeShare(db, study, { responseId: row.id, revision });
}

/** Writes the response as it is after its newest turn; an end has its consequences. */
export async function storeProgress(
  db: Db,
  record: InterviewRecord & { now: Date },
  progress: 'in_progress' | 'screened_out' | 'complete',
): Promise<void> {
  const { row, now } = record;
  record.row = progressed(record, progress, now);
  const { updatedAt, lastAnswerAt, hasContent, askedOpen, activeMs, endedAt, endReason, flags } = record.row;
  if (hasContent && (!row.hasContent || isIdle(row, now))) await takeShareAgain(db, record);
  const atOnce = isAnalysedAtOnce(record);
  const analysis = atOnce ? await analyseAtOnce(db, record) : {};
  record.row = { ...record.row, ...analysis };
  const doc = renderDocument(record);
  const change = {
    progress,
    updatedAt,
    lastAnswerAt,
    hasContent,
    askedOpen,
    activeMs,
    endedAt,
    endReason,
    flags,
    doc,
  };
  if (atOnce) {
    await setResponse(db, row.id, { ...analysis, ...change });
    await setIndexEntries(db, [
      indexEntryOf({ ...record, row: { ...record.row, version: row.version + 1 } }),
    ]);
  } else {
    await setAnswered(db, row.id, change);
  }
  await announceFlag(db, row, record.row);
  if (progress === 'in_progress') return;
  await completeResponse(db, row, record.turns, endReason ?? progress);
  if (atOnce) await enqueueEvent(db, responseEvent('response.analyzed', row));
  // After the study's lock: a database's first job of a kind registers the kind, and all others of it wait for that.
  else await enqueueAnalysis(db, row.id);
}
