import { nextStep } from '@/lib/domain/interview/next-step';
import { moderator } from '@/lib/ports/moderator';
import { setProbe } from '@/lib/store/responses';
import { type ParticipantContext, withTransaction } from '../context';
import { interviewOf, lockInterview, readInterview } from './interview-record';
import { moderatorInput } from './settle-next';

/**
 * Asks a moderator outside this process what it makes of the last answer, which is stored already, and stores what it
 * decided. A moderator that fails decides nothing: the interview goes on with its script.
 */
export async function settleProbe(ctx: ParticipantContext): Promise<void> {
  const { responseId } = ctx.principal;
  const record = await readInterview(ctx.db, responseId);
  const pending = nextStep(interviewOf(record));
  if (pending.kind !== 'probe') return;
  const probe = await Promise.resolve(moderator().decide(moderatorInput(record, pending.budgetLeft))).catch(
    () => ({
      decision: 'move_on' as const,
      reason: 'The moderator did not answer.',
    }),
  );
  await withTransaction(ctx, async ({ db }) => {
    await lockInterview(db, responseId);
    await setProbe(db, responseId, pending.stepId, probe);
  });
}
