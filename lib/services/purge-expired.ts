import type { Db } from '@/lib/store/database';
import { deleteOldEvents } from '@/lib/store/events';
import { deleteOldGuesses } from '@/lib/store/password-guesses';
import { deleteExpiredPasswordLinks } from '@/lib/store/password-links';
import { deleteExpiredSessions } from '@/lib/store/sessions';

/**
 * Deletes sessions and password links that have expired, counts of wrong passwords that count no more, and old events.
 */
export async function purgeExpired(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteExpiredPasswordLinks(db);
  await deleteOldGuesses(db);
  await deleteOldEvents(db);
}
