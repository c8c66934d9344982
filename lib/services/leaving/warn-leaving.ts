import { warnedUpTo } from '@/lib/domain/people/leaving';
import type { Db } from '@/lib/store/database';
import { claimAccountWarnings, claimOrganizationWarnings } from '@/lib/store/leaving';
import { mailOwners, mailPerson } from './mails';

/**
 * Tells owners and people, the day before, that their organisation or account is deleted (O4). Each is told once: a
 * sender that dies in between tells them less, not twice.
 */
export async function warnLeaving(db: Db, now: Date): Promise<void> {
  for (const id of await claimOrganizationWarnings(db, now, warnedUpTo(now)))
    await mailOwners(db, id, 'soon');
  for (const id of await claimAccountWarnings(db, now, warnedUpTo(now))) await mailPerson(db, id, 'soon');
}
