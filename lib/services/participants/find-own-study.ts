import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import type { Db } from '@/lib/store/database';
import { findHold } from '@/lib/store/legal-holds';
import { findResponse } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { findFieldwork, findStudyContact } from '@/lib/store/studies';
import { invitationOf } from '../interviews/study-invitation';
import { checkEraseToken } from './check-erase-token';

/** The study, and whom its participants can ask about it. */
export interface OwnStudy {
  invitation: StudyInvitation;
  /** A legal hold keeps the answers. */
  isHeld: boolean;
  organisation: string | null;
  contact: string | null;
}

/**
 * What the participant took part in, in their language, by their link to delete their answers; undefined once these are
 * deleted. Refuses `not_found` for a link that is not ours.
 */
export async function findOwnStudy(db: Db, token: string): Promise<OwnStudy | undefined> {
  const { studyId, responseId } = checkEraseToken(token);
  const row = await findResponse(db, studyId, { by: 'id', id: responseId });
  if (!row) return undefined;
  const revision = await findPublishedRevision(db, studyId, row.revisionId);
  const invitation = invitationOf(revision, row.language, await findFieldwork(db, studyId));
  const { organisation, contact, consent, testOf } = await findStudyContact(db, studyId);
  return {
    invitation,
    isHeld: (await findHold(db, { id: studyId, testOf }, responseId)) !== undefined,
    organisation,
    contact: contact ?? consent?.contact ?? null,
  };
}
