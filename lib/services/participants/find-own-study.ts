import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import type { Db } from '@/lib/store/database';
import { findResponse } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { findFieldwork } from '@/lib/store/studies';
import { invitationOf } from '../interviews/study-invitation';
import { checkEraseToken } from './check-erase-token';

/**
 * What the participant took part in, in their language, by their link to delete their answers; undefined once these are
 * deleted. Refuses `not_found` for a link that is not ours.
 */
export async function findOwnStudy(db: Db, token: string): Promise<StudyInvitation | undefined> {
  const { studyId, responseId } = checkEraseToken(token);
  const row = await findResponse(db, studyId, { by: 'id', id: responseId });
  if (!row) return undefined;
  const revision = await findPublishedRevision(db, studyId, row.revisionId);
  return invitationOf(revision, row.language, await findFieldwork(db, studyId));
}
