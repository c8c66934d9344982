import type { StudyReference } from '@/lib/domain/identifier';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import type { Context } from '../context';
import { findOpenStudy, invitationOf } from './study-invitation';

/** What stands behind a participant's link, before anything is started; creates nothing, takes nothing. */
export async function findInvitation(ctx: Context, reference: StudyReference): Promise<StudyInvitation> {
  const { revision } = await findOpenStudy(ctx.db, reference);
  return invitationOf(revision, revision.config.questionLanguage);
}
