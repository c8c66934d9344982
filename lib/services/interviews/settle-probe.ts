import { setTimeout as pause } from 'node:timers/promises';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Probe } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { sparedProbe } from '@/lib/domain/safety/care';
import { rulesModerator } from '@/lib/ports/moderator';
import type { Db } from '@/lib/store/database';
import { claimProbe, isProbeSet, setClaimedProbe } from '@/lib/store/probe-claims';
import type { TurnRow } from '@/lib/store/responses';
import { type ParticipantContext, withTransaction } from '../context';
import { awaitsWords } from '../recordings/awaits-words';
import { giveWords } from '../recordings/give-words';
import { beginDeciding, decidedBy } from './decision-time';
import { type InterviewRecord, interviewOf, readInterview } from './interview-record';
import { questionBackProbe } from './question-back-probe';
import { countFollowUp, moderatorInput, moderatorOf } from './settle-next';

/** A participant who has spoken waits so long for the words to be made out (K8). */
const WORDS_MS = 5_000;
const LOOK_MS = 100;
/** So much later than after typed words the next step may come, with the moderator's decision: seven seconds in all. */
const LONGER_MS = 2_000;
/** A process that has claimed a decision is late, or dead, when it took so much longer than it wanted to. */
const CLAIM_MS = 1_000;
/** On a busy machine an answer that comes a little later still is better than none. */
const GRACE_MS = 1_000;

/** Modules load twice in one process: what is under way is known to both. */
const holder = globalThis as typeof globalThis & { __colloquyProbes?: Map<string, Promise<void>> };

function underWay(): Map<string, Promise<void>> {
  holder.__colloquyProbes ??= new Map();
  return holder.__colloquyProbes;
}

/**
 * Asks a moderator what it makes of the last answer, which is stored already, and stores what it decided. A moderator
 * that fails is replaced by the rules. For an answer whose words do not come in time nothing is asked: the interview
 * goes on with its script. A page that is loaded again meanwhile waits for the same decision. `began`: when the request
 * did, in milliseconds since 1970; `known`: the interview as it was just stored.
 */
export async function settleProbe(
  ctx: ParticipantContext,
  began: number,
  known: InterviewRecord | null = null,
): Promise<void> {
  const probes = underWay();
  const { responseId } = ctx.principal;
  const another = probes.get(responseId);
  // Who waits looks for itself afterwards: the other request may have failed.
  if (another) return another.catch(() => undefined);
  const deciding = beginDeciding();
  const settling = settle(ctx, { began, known, others: deciding.others }).finally(() => {
    deciding.end();
    probes.delete(responseId);
  });
  probes.set(responseId, settling);
  return settling;
}

async function settle(
  ctx: ParticipantContext,
  { began, known, others }: { began: number; known: InterviewRecord | null; others: number },
): Promise<void> {
  const { responseId } = ctx.principal;
  const storingMs = Date.now() - began;
  const stored = known ?? (await readInterview(ctx.db, responseId));
  const isSpoken = await awaitsWords(ctx.db, stored.turns.at(-1));
  if (isSpoken) ctx.takeLonger?.(LONGER_MS + GRACE_MS);
  const record = isSpoken ? await readHeard(ctx, stored, began) : stored;
  const pending = nextStep(interviewOf(record));
  if (pending.kind !== 'probe') return;
  const until = decidedBy(began, { storingMs, others }) + (isSpoken ? LONGER_MS : 0);
  const probe = await decide(ctx.db, record, pending, until);
  const isKept = probe && (await setClaimedProbe(ctx.db, responseId, pending.stepId, probe));
  if (isKept) countFollowUp(probe);
}

/** Null: another process has decided. */
async function decide(
  db: Db,
  record: InterviewRecord,
  { stepId, budgetLeft }: { stepId: string; budgetLeft: number },
  until: number,
): Promise<Probe | null> {
  // Safety, and the truth about the study, stand above every moderator (K5, K6).
  const spared = sparedProbe(record.turns) ?? (await questionBackProbe(db, record));
  if (spared) return spared;
  const last = record.turns.at(-1);
  if (await awaitsWords(db, last)) return { decision: 'move_on', reason: 'The words came too late.' };
  if (isWordless(last)) return { decision: 'move_on', reason: 'No words could be made out.' };
  const input = moderatorInput(record, budgetLeft);
  const moderator = await moderatorOf(db, record, input);
  if (moderator.immediate) return moderator.decide(input, until);
  const { id: responseId, studyId } = record.row;
  if (await claimProbe(db, { studyId, responseId, stepId }, until - Date.now() + CLAIM_MS))
    return moderator.decide(input, until);
  return (await isDecided(db, { responseId, stepId }, until)) ? null : rulesModerator.decide(input);
}

/** Whether the process that asks a model about this answer has its decision in time. */
async function isDecided(
  db: Db,
  { responseId, stepId }: { responseId: string; stepId: string },
  until: number,
): Promise<boolean> {
  while (!(await isProbeSet(db, responseId, stepId))) {
    if (Date.now() >= until) return false;
    await pause(LOOK_MS);
  }
  return true;
}

/** Spoken, and nothing was understood in it. */
function isWordless(turn: TurnRow | undefined): boolean {
  return (
    turn !== undefined && isOpen(turn.answer) && turn.user === '' && (turn.answer.recordings ?? []).length > 0
  );
}

/**
 * The interview with the words of its last answer, if they come in time. If they do not, with those that were made out
 * so far: what they say of the participant's safety does not wait for the rest.
 */
async function readHeard(
  ctx: ParticipantContext,
  stored: InterviewRecord,
  began: number,
): Promise<InterviewRecord> {
  const { responseId } = ctx.principal;
  const turn = stored.turns.at(-1)!;
  const end = began + WORDS_MS;
  while (await awaitsWords(ctx.db, turn)) {
    if (Date.now() >= end) {
      await withTransaction(ctx, ({ db }) => giveWords(db, responseId, turn.stepId, { soFar: true }));
      break;
    }
    await pause(LOOK_MS);
  }
  return readInterview(ctx.db, responseId);
}
