import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { deleteInvitation } from '@/lib/store/study-invitations';
import { type MemberContext, withTransaction } from '../context';
import { invitedStudy } from './invited-study';

/**
 * Erases somebody's address with the mails to them; an interview that they began stays, and their link goes on leading to
 * it, but begins none. Refuses `study_not_found`, `forbidden`, `not_found`.
 */
export async function removeInvitation(
  ctx: MemberContext,
  input: { study: StudyReference; invitationId: string },
): Promise<{ id: string }> {
  const study = await invitedStudy(ctx, input.study);
  await withTransaction(ctx, async ({ db }) => {
    if (!(await deleteInvitation(db, study.id, input.invitationId)))
      throw new Failure('not_found', 'There is no such invitation of this study.');
  });
  return { id: input.invitationId };
}
