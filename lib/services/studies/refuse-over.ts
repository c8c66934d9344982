import { Failure } from '@/lib/domain/failure';
import { isOver } from '@/lib/domain/fieldwork/openness';
import type { Db } from '@/lib/store/database';
import { databaseTime } from '@/lib/store/responses';
import type { StudyRow } from '@/lib/store/studies';

/**
 * Refuses to open a study that its schedule has ended (decisions, N4): the job that closes it comes every minute, and its
 * link would be one that nobody can use.
 */
export async function refuseOver(db: Db, study: StudyRow): Promise<void> {
  if (study.closesAt === null && study.closeAfter === null) return;
  if (!isOver(study, await databaseTime(db))) return;
  throw new Failure(
    'conflict',
    'The schedule of this study has ended it. Set a later time or number of responses to go on.',
  );
}
