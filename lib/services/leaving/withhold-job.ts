import type { Db } from '@/lib/store/database';
import { putOffJob } from '@/lib/store/jobs';
import { findWithholder, type JobSubject } from '@/lib/store/leaving';

export type { JobSubject } from '@/lib/store/leaving';

/** How soon a job that waits for what becomes of its organisation is looked at again, should nobody take it up. */
const AGAIN_MS = 3_600_000;

/** The flag of the jobs that wait for what becomes of this organisation. */
export const heldFor = (organizationId: string) => `held:${organizationId}`;

/**
 * Has a job wait whose organisation is to be deleted (O4), as it is: when the organisation is kept it runs, and when it
 * is deleted the job goes with it. False for a job that may run.
 */
export async function withholdJob(
  db: Db,
  subject: JobSubject,
  job: { id: string; payload: unknown },
  now: Date,
): Promise<boolean> {
  const organizationId = await findWithholder(db, subject);
  if (organizationId === undefined) return false;
  await putOffJob(db, job, {
    runAt: new Date(now.getTime() + AGAIN_MS),
    flag: heldFor(organizationId),
  });
  return true;
}
