import { Failure } from '@/lib/domain/failure';
import { deleteSession, deleteSessions } from '@/lib/store/sessions';
import { recordOwnEverywhere } from '../audit/record-own';
import { type PersonContext, withTransaction } from '../context';

/** Signs one of the person's devices out. Refuses `not_found`, for other people's sessions as for unknown ones. */
export async function endSession(
  ctx: PersonContext,
  { sessionId, ip }: { sessionId: string; ip: string },
): Promise<void> {
  const { userId } = ctx.principal;
  await withTransaction(ctx, async ({ db }) => {
    if (!(await deleteSession(db, { userId, sessionId }))) {
      throw new Failure('not_found', 'There is no such session.');
    }
    await recordOwnEverywhere(db, userId, { action: 'endSession', ip });
  });
}

/** Signs the person out everywhere but here; returns how many devices that were. */
export async function endOtherSessions(ctx: PersonContext, { ip }: { ip: string }): Promise<number> {
  const { userId, sessionId } = ctx.principal;
  return withTransaction(ctx, async ({ db }) => {
    const ended = await deleteSessions(db, { userId, keep: sessionId });
    if (ended > 0) await recordOwnEverywhere(db, userId, { action: 'endOtherSessions', ip });
    return ended;
  });
}
