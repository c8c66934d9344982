import { studyEvent } from '@/lib/domain/event';
import type { Db } from '@/lib/store/database';
import { enqueueEvent } from '@/lib/store/events';
import { type StudyRow, setTargetReached } from '@/lib/store/studies';

/**
 * Writes `study.target_reached` when the study has reached its target, once per study, even when the target is raised
 * later or responses are deleted. `study` is the row as the caller's transaction left it.
 */
export async function announceTarget(db: Db, study: StudyRow): Promise<void> {
  if (study.targetReachedAt !== null || study.heardCount < study.responseTarget) return;
  if (await setTargetReached(db, study.id)) await enqueueEvent(db, studyEvent('study.target_reached', study));
}
