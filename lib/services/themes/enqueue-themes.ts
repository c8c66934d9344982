import type { Db } from '@/lib/store/database';
import { enqueueJob } from '@/lib/store/jobs';

const MAX_ATTEMPTS = 8;

/** Has all responses of a study read with its themes as they are now; one waiting job per study. */
export async function enqueueReading(db: Db, studyId: string): Promise<void> {
  await enqueueJob(
    db,
    'readThemes',
    { studyId },
    { jobKey: `read-themes:${studyId}`, maxAttempts: MAX_ATTEMPTS },
  );
}

/** Has themes suggested; one waiting job per study. */
export async function enqueueSuggesting(db: Db, studyId: string): Promise<void> {
  await enqueueJob(
    db,
    'suggestThemes',
    { studyId },
    { jobKey: `suggest-themes:${studyId}`, maxAttempts: MAX_ATTEMPTS },
  );
}
