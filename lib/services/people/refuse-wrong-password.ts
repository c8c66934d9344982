import type { Db } from '@/lib/store/database';
import { findCredentials } from '@/lib/store/second-factors';
import { WrongCredential } from './wrong-credential';

/** Asks for the password of somebody who is signed in once more. Refuses as a guess (`bad_request`). */
export async function refuseWrongPassword(
  db: Db,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  const found = await findCredentials(db, userId);
  const { verifyPassword } = await import('better-auth/crypto');
  const isRight = found?.passwordHash && (await verifyPassword({ hash: found.passwordHash, password }));
  if (!isRight) throw new WrongCredential('This is not your password.');
}
