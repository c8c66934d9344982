import { setTimeout as pause } from 'node:timers/promises';
import type { Probe } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { sparedProbe } from '@/lib/domain/safety/care';
import { setProbe } from '@/lib/store/responses';
import { type ParticipantContext, withTransaction } from '../context';
import { type InterviewRecord, interviewOf, lockInterview, readInterview } from './interview-record';
import { awaitsWords, countFollowUp, moderatorInput, moderatorOf } from './settle-next';

/** A participant who has spoken waits so long for the words to be made out: with the rest, two seconds at most. */
const PATIENCE_MS = 1_700;
const LOOK_MS = 100;
/**
 * A moderator outside this process has decided so long after a request began: with what is stored before and after,
 * the next step is there within the 4.6 seconds of a request (decisions/011).
 */
const DECIDED_MS = 3_400;
/** Each one that is under way here has to be stored as well, one after the other when all end at once. */
const STORED_MS = 5;
const MOST_STORED_MS = 1_400;

/** Modules load twice in one process: what is under way is known to both. */
const holder = globalThis as typeof globalThis & { __colloquyProbes?: Map<string, Promise<void>> };

/** When a moderator that is asked within this request has decided, in milliseconds since 1970. */
export function decidedUntil(): number {
  const others = (holder.__colloquyProbes?.size ?? 0) * STORED_MS;
  return Date.now() + DECIDED_MS - Math.min(others, MOST_STORED_MS);
}

/**
 * Asks a moderator what it makes of the last answer, which is stored already, and stores what it decided. A moderator
 * that fails is replaced by the rules. For an answer whose words do not come in time nothing is asked: the interview
 * goes on with its script. A page that is loaded again meanwhile waits for the same decision.
 */
export async function settleProbe(ctx: ParticipantContext, until: number): Promise<void> {
  holder.__colloquyProbes ??= new Map();
  const probes = holder.__colloquyProbes;
  const { responseId } = ctx.principal;
  const underWay = probes.get(responseId);
  // Who waits looks for itself afterwards: the other request may have failed.
  if (underWay) return underWay.catch(() => undefined);
  const settling = settle(ctx, until).finally(() => probes.delete(responseId));
  probes.set(responseId, settling);
  return settling;
}

async function settle(ctx: ParticipantContext, until: number): Promise<void> {
  const { responseId } = ctx.principal;
  const record = await readHeard(ctx);
  const pending = nextStep(interviewOf(record));
  if (pending.kind !== 'probe') return;
  const probe = await decide(record, pending.budgetLeft, until);
  const stored = await withTransaction(ctx, async ({ db }) => {
    await lockInterview(db, responseId);
    return setProbe(db, responseId, pending.stepId, probe);
  });
  if (stored) countFollowUp(probe);
}

async function decide(record: InterviewRecord, budgetLeft: number, until: number): Promise<Probe> {
  if (awaitsWords(record.turns.at(-1))) return { decision: 'move_on', reason: 'The words came too late.' };
  // Safety stands above every moderator (K5).
  const spared = sparedProbe(record.turns);
  if (spared) return spared;
  const input = moderatorInput(record, budgetLeft);
  const left = Math.min(until, decidedUntil());
  return (await moderatorOf(record, input)).decide(input, left);
}

/** The interview with the words of its last answer, if they come in time. */
async function readHeard(ctx: ParticipantContext): Promise<InterviewRecord> {
  const end = ctx.now().getTime() + PATIENCE_MS;
  for (;;) {
    const record = await readInterview(ctx.db, ctx.principal.responseId);
    if (!awaitsWords(record.turns.at(-1)) || ctx.now().getTime() >= end) return record;
    await pause(LOOK_MS);
  }
}
