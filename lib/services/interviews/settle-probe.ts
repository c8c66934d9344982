import { setTimeout as pause } from 'node:timers/promises';
import type { Probe } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { moderator } from '@/lib/ports/moderator';
import { setProbe } from '@/lib/store/responses';
import { metrics } from '@/lib/telemetry/metrics';
import { providerFailed } from '@/lib/telemetry/provider-failed';
import { type ParticipantContext, withTransaction } from '../context';
import { type InterviewRecord, interviewOf, lockInterview, readInterview } from './interview-record';
import { awaitsWords, moderatorInput } from './settle-next';

/** A participant who has spoken waits so long for the words to be made out: with the rest, two seconds at most. */
const PATIENCE_MS = 1_700;
const LOOK_MS = 100;

/**
 * Asks a moderator what it makes of the last answer, which is stored already, and stores what it decided. A moderator
 * that fails decides nothing, and neither does one for an answer whose words do not come in time: the interview goes on
 * with its script.
 */
export async function settleProbe(ctx: ParticipantContext): Promise<void> {
  const { responseId } = ctx.principal;
  const record = await readHeard(ctx);
  const pending = nextStep(interviewOf(record));
  if (pending.kind !== 'probe') return;
  const probe = await decide(record, pending.budgetLeft);
  await withTransaction(ctx, async ({ db }) => {
    await lockInterview(db, responseId);
    await setProbe(db, responseId, pending.stepId, probe);
  });
  if (probe.decision === 'ask') metrics().followUps.inc({ origin: moderator().origin });
}

async function decide(record: InterviewRecord, budgetLeft: number): Promise<Probe> {
  if (awaitsWords(record.turns.at(-1))) return { decision: 'move_on', reason: 'The words came too late.' };
  try {
    return await moderator().decide(moderatorInput(record, budgetLeft));
  } catch (error) {
    providerFailed('moderator', error, { responseId: record.row.id });
    return { decision: 'move_on', reason: 'The moderator did not answer.' };
  }
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
