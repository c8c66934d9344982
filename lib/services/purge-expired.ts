import type { Db } from '@/lib/store/database';
import { deleteOldEvents } from '@/lib/store/events';
import { deleteOldGuesses } from '@/lib/store/password-guesses';
import { deleteExpiredPasswordLinks } from '@/lib/store/password-links';
import { deleteOldRehearsals } from '@/lib/store/rehearsals';
import { deleteUnconfirmedSecondFactors } from '@/lib/store/second-factors';
import { deleteExpiredSessions } from '@/lib/store/sessions';
import { deleteOldDeliveries } from '@/lib/store/webhooks';
import { forgetOldExports } from './exports/forget-old-exports';
import { deleteOldTests } from './fieldwork/delete-old-tests';

/**
 * Deletes sessions and password links that have expired, counts of wrong passwords that count no more, second factors
 * that were begun and never turned on, old events, exports whose day is over, and test interviews and rehearsals after a
 * week.
 */
export async function purgeExpired(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteExpiredPasswordLinks(db);
  await deleteOldGuesses(db);
  await deleteUnconfirmedSecondFactors(db);
  await deleteOldEvents(db);
  await deleteOldDeliveries(db);
  await forgetOldExports(db);
  await deleteOldTests(db);
  await deleteOldRehearsals(db);
}
