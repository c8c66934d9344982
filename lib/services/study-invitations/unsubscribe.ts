import type { Db } from '@/lib/store/database';
import { findInvitation, refuseMails } from '@/lib/store/study-invitations';
import { checkUnsubscribeToken } from './check-unsubscribe-token';

/**
 * No more mails of this organisation to whom this link was sent. Again: the same. An invitation that was erased meanwhile
 * has no address left to write to. Refuses `not_found` for a link that is not ours.
 */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  const invitation = await findInvitation(db, checkUnsubscribeToken(token));
  if (!invitation) return;
  const { organizationId, addressHash } = invitation;
  await refuseMails(db, { organizationId, addressHash });
}
