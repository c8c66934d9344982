import { studyEvent } from '@/lib/domain/event';
import { Failure } from '@/lib/domain/failure';
import type { Db } from '@/lib/store/database';
import { enqueueEvent } from '@/lib/store/events';
import { releaseLaunchHold } from '@/lib/store/launch-holds';
import { lockStudy, setStudyStatus } from '@/lib/store/studies';

/**
 * Closes a study: no new interviews start, those in progress may finish, and what its launch still holds goes back to
 * the wallet (decisions, F7 and G2). Closing it again changes nothing. Refuses `study_not_found`.
 */
export async function closeStudy(db: Db, input: { studyId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const study = await lockStudy(tx, input.studyId);
    if (!study) throw new Failure('study_not_found', 'There is no such study.');
    if (study.status !== 'closed') {
      await setStudyStatus(tx, study.id, study.status, 'closed');
      await enqueueEvent(tx, studyEvent('study.closed', study));
    }
    await releaseLaunchHold(tx, study.id);
  });
}
