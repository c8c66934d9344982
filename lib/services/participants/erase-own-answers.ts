import { Failure } from '@/lib/domain/failure';
import { insertAuditEntry } from '@/lib/store/audit';
import { findResponse } from '@/lib/store/responses';
import { type AnyoneContext, withTransaction } from '../context';
import { checkEraseToken } from './check-erase-token';
import { erasePersonalResponse, Held } from './erase-personal-response';

const KEPT_BY_LAW =
  'These answers cannot be deleted now: whoever asked for them has a legal duty to keep them. Please ask them about it.';

/**
 * Erases the one interview that a participant's link is of, as `erasePerson` does, with an entry in the audit log (O2).
 * Again, and after anybody else has erased it: nothing. Refuses `not_found` for a link that is not ours, `conflict`
 * while the interview is under way, which has no such link, or a legal hold keeps it, and `study_busy`.
 */
export async function eraseOwnAnswers(ctx: AnyoneContext, { token }: { token: string }): Promise<void> {
  const { studyId, responseId } = checkEraseToken(token);
  const found = await findResponse(ctx.db, studyId, { by: 'id', id: responseId });
  if (!found) return;
  if (found.progress === 'in_progress') throw new Failure('conflict', 'This interview is still under way.');
  const { organizationId } = found;
  const alone = { organizationId, test: null, parameters: [], addressHash: null, responseId };
  await withTransaction(ctx, async ({ db }) => {
    if ((await erasePersonalResponse(db, { id: responseId, studyId }, alone)) === 'gone') return;
    await insertAuditEntry(db, {
      ...{ organizationId, studyId, action: 'eraseOwnAnswers', result: 'done', changes: {} },
      actor: { system: 'visitor' },
      target: { type: 'response', id: responseId },
      // Of whoever asks to be erased, their address would be what stays.
      ip: null,
    });
  }).catch((error: unknown) => {
    if (error instanceof Held) throw new Failure('conflict', KEPT_BY_LAW);
    throw error;
  });
}
