import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { listHolds } from '@/lib/store/legal-holds';
import { lockStudy } from '@/lib/store/studies';
import { deleteInvitation } from '@/lib/store/study-invitations';
import { type MemberContext, withTransaction } from '../context';
import { invitedStudy } from './invited-study';

/**
 * Erases somebody's address with the mails to them; an interview that they began stays, and their link goes on leading to
 * it, but begins none. Refuses `study_not_found`, `forbidden`, `not_found`, `conflict` while a legal
 * hold keeps the study.
 */
export async function removeInvitation(
  ctx: MemberContext,
  input: { study: StudyReference; invitationId: string },
): Promise<{ id: string }> {
  const study = await invitedStudy(ctx, input.study);
  await withTransaction(ctx, async ({ db }) => {
    await lockStudy(db, study.id);
    if (!(await deleteInvitation(db, study.id, input.invitationId)))
      throw new Failure('not_found', 'There is no such invitation of this study.');
    const holds = await listHolds(db, study.id);
    if (holds.some(({ responseId }) => responseId === null))
      throw new Failure('conflict', 'This study is under a legal hold: nothing of it can be deleted.');
  });
  return { id: input.invitationId };
}
