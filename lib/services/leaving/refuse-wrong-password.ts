import { Failure } from '@/lib/domain/failure';
import type { Db } from '@/lib/store/database';
import { findPasswordHash } from '@/lib/store/users';

/** Refuses `forbidden` unless this is the person's password. Guesses are limited where it is asked for. */
export async function refuseWrongPassword(db: Db, userId: string, password: string): Promise<void> {
  const hash = await findPasswordHash(db, userId);
  const { verifyPassword } = await import('better-auth/crypto');
  if (hash === undefined || !(await verifyPassword({ hash, password }))) {
    throw new Failure('forbidden', 'This is not your password.');
  }
}
