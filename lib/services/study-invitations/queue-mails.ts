import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { mailer } from '@/lib/ports/mailer';
import type { Db } from '@/lib/store/database';
import { enqueueJob } from '@/lib/store/jobs';
import { queueInvitations, queueReminders } from '@/lib/store/study-invitations';
import { type MemberContext, withTransaction } from '../context';
import { invitedStudy } from './invited-study';

/**
 * Plans the mails of a study: its invitations to everybody who has none, or reminders to those who have not ended. A
 * second call plans nothing twice. Refuses `study_not_found`, `forbidden`, `conflict` without mail and for a study that
 * nobody can take part in.
 */
export async function queueMails(
  ctx: MemberContext,
  input: { study: StudyReference; what: 'invitations' | 'reminders'; at: Date | null },
): Promise<{ queued: number }> {
  const study = await invitedStudy(ctx, input.study);
  if (!mailer())
    throw new Failure('conflict', 'This server sends no mail. Pass the personal links on by yourself.');
  if (study.status === 'draft' || study.status === 'closed')
    throw new Failure('conflict', 'Nobody can take part in this study now. Launch it first.');
  const dueAt = input.at ?? ctx.now();
  return withTransaction(ctx, async ({ db }) => {
    const queue = input.what === 'invitations' ? queueInvitations : queueReminders;
    const queued = await queue(db, study.id, dueAt);
    if (queued > 0) await enqueueSending(db, study, ctx.now());
    return { queued };
  });
}

/** One sender for all studies of an organisation, so that they share its pace. */
export async function enqueueSending(
  db: Db,
  study: { id: string; organizationId: string },
  runAt: Date,
): Promise<void> {
  await enqueueJob(
    db,
    'sendInvitations',
    { studyId: study.id },
    {
      jobKey: `invitations:${study.id}`,
      queue: `invitations:${study.organizationId}`,
      maxAttempts: 25,
      runAt,
    },
  );
}
