import type { Db } from '@/lib/store/database';
import { listOtherOwners, listSparing } from '@/lib/store/second-factor-rules';
import { findUser } from '@/lib/store/users';
import { log } from '@/lib/telemetry/log';
import { recordOwn } from '../audit/record-own';
import { deliver, exemptSignInMail } from './mails';

/**
 * Tells of a sign-in by the password alone of the owner whom the requirement of a second factor spares, in each of those
 * organisations: in the audit log before the session is opened, so that there is none without its entry, in the server's
 * log, and by mail to the other owners.
 */
export async function recordExemptSignIn(
  db: Db,
  { userId, ip }: { userId: string; ip: string | null },
): Promise<void> {
  const sparing = await listSparing(db, userId);
  if (sparing.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { id: organizationId } of sparing)
      await recordOwn(tx, { organizationId, userId }, { action: 'signInExempt', ip });
  });
  const person = await findUser(db, userId);
  for (const { id: organizationId, name } of sparing) {
    log().warn({ organizationId, userId }, 'an owner signed in without the second factor that is required');
    for (const to of await listOtherOwners(db, { organizationId, userId })) {
      // Nobody waits for the mail server; what it does not take is in the log.
      void deliver(exemptSignInMail({ to, organization: name, who: person?.email ?? '', ip }));
    }
  }
}
