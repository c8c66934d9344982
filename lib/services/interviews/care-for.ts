import type { Turn } from '@/lib/domain/interview/interview';
import type { SafetyLevel } from '@/lib/domain/safety/assess-safety';
import { careLevel } from '@/lib/domain/safety/care';
import type { Db } from '@/lib/store/database';
import { findSupportMessage } from '@/lib/store/studies';
import type { InterviewRecord } from './interview-record';

/** How a step is to be given, and whom the participant can turn to, as the study or its organisation says now. */
export interface Care {
  level: SafetyLevel;
  supportMessage: string | null;
}

/** The care of the step after these turns, all by default; null when none is needed. */
export async function careFor(
  db: Db,
  { row, turns }: InterviewRecord,
  upTo: readonly Turn[] = turns,
): Promise<Care | null> {
  const level = careLevel(turns.slice(0, upTo.length));
  return level && { level, supportMessage: await findSupportMessage(db, row.studyId) };
}
