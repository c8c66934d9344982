import { setTimeout as pause } from 'node:timers/promises';
import type { Probe } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { sparedProbe } from '@/lib/domain/safety/care';
import type { Db } from '@/lib/store/database';
import { setProbe } from '@/lib/store/responses';
import type { ParticipantContext } from '../context';
import { type InterviewRecord, interviewOf, readInterview } from './interview-record';
import { questionBackProbe } from './question-back-probe';
import { awaitsWords, countFollowUp, moderatorInput, moderatorOf } from './settle-next';

/** A participant who has spoken waits so long for the words to be made out: with the rest, two seconds at most. */
const PATIENCE_MS = 1_700;
const LOOK_MS = 100;
/**
 * A moderator outside this process has decided so long after a request began: with what is stored before and after,
 * the next step is there within the 4.6 seconds of a request (decisions/011).
 */
const DECIDED_MS = 3_400;
/** What else is under way here has to be stored as well, one after the other: the more there is, the earlier. */
const STORED_MS = 6;
const MOST_STORED_MS = 1_200;
/** Storing the decision and finding the next step takes about so many times what storing the answer took. */
const AS_LONG_AGAIN = 2;

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
  const settling = settle(ctx, began, known).finally(() => probes.delete(responseId));
  probes.set(responseId, settling);
  return settling;
}

async function settle(ctx: ParticipantContext, began: number, known: InterviewRecord | null): Promise<void> {
  const { responseId } = ctx.principal;
  const storingMs = Date.now() - began;
  const record = known && !awaitsWords(known.turns.at(-1)) ? known : await readHeard(ctx);
  const pending = nextStep(interviewOf(record));
  if (pending.kind !== 'probe') return;
  const others = Math.min(underWay().size * STORED_MS, MOST_STORED_MS);
  const until = began + DECIDED_MS - others - AS_LONG_AGAIN * storingMs;
  const probe = await decide(ctx.db, record, pending.budgetLeft, until);
  const stored = await setProbe(ctx.db, responseId, pending.stepId, probe);
  if (stored) countFollowUp(probe);
}

async function decide(db: Db, record: InterviewRecord, budgetLeft: number, until: number): Promise<Probe> {
  if (awaitsWords(record.turns.at(-1))) return { decision: 'move_on', reason: 'The words came too late.' };
  // Safety, and the truth about the study, stand above every moderator (K5, K6).
  const spared = sparedProbe(record.turns) ?? (await questionBackProbe(db, record));
  if (spared) return spared;
  const input = moderatorInput(record, budgetLeft);
  return (await moderatorOf(db, record, input)).decide(input, until);
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
