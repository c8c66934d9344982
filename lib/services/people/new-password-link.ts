import type { Db } from '@/lib/store/database';
import { upsertPasswordLink } from '@/lib/store/password-links';
import { newLinkToken } from './link-token';

const HOUR_MS = 3_600_000;

/**
 * A link that sets the person's password, once and within this many hours. `made` is the member who made it for them;
 * without it the person requested it themselves, and it must only be mailed to their address.
 */
export async function newPasswordLink(
  db: Db,
  input: {
    userId: string;
    hours: number;
    origin: string;
    made?: { membershipId: string; targetRole: string; issuerMembershipId: string };
  },
): Promise<{ link: string; tokenHash: Buffer; expiresAt: Date }> {
  const { userId, hours, origin, made } = input;
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(Date.now() + hours * HOUR_MS);
  await upsertPasswordLink(db, { userId, tokenHash, expiresAt, mailed: made === undefined, ...made });
  return { link: `${origin}/reset-password?token=${token}`, tokenHash, expiresAt };
}
