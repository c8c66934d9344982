import { isDueToClose } from '@/lib/domain/fieldwork/openness';
import type { Db } from '@/lib/store/database';
import { listDueStudies } from '@/lib/store/fieldwork';
import { lockStudy } from '@/lib/store/studies';
import { closeStudy } from '../studies/close-study';

/** Few enough to keep a run short; the next run takes the rest. */
const BATCH = 100;

/**
 * Closes studies whose time is over or that have heard enough people (N4). Nobody starts in them before either: that is
 * judged at each start. Looked at again under the study's lock: an extension at that moment wins. Returns how many.
 */
export async function closeDueStudies(db: Db, now: Date): Promise<number> {
  let closed = 0;
  for (const studyId of await listDueStudies(db, BATCH)) {
    await db.transaction(async (tx) => {
      const study = await lockStudy(tx, studyId);
      if (!study || !isDueToClose(study, now)) return;
      await closeStudy(tx, { studyId });
      closed += 1;
    });
  }
  return closed;
}
