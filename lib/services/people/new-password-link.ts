import type { Db } from '@/lib/store/database';
import { insertPasswordReset } from '@/lib/store/password-resets';
import { newLinkToken } from './link-token';

const HOUR_MS = 3_600_000;

/** A link with which whoever holds it sets the person's password, once and for so many hours. */
export async function newPasswordLink(
  db: Db,
  input: { userId: string; hours: number; origin: string },
): Promise<{ link: string; expiresAt: Date }> {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(Date.now() + input.hours * HOUR_MS);
  await db.transaction((tx) => insertPasswordReset(tx, { userId: input.userId, tokenHash, expiresAt }));
  return { link: `${input.origin}/reset-password?token=${token}`, expiresAt };
}
