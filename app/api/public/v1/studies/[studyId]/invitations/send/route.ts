import { v1Route } from '@/lib/http/v1-route';
import { queueMails } from '@/lib/services/study-invitations/queue-mails';
import { sendStudyInvitationsDoc } from '@/lib/wire/docs/study-invitations';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { QueuedMailsShape, QueueMailsRequest } from '@/lib/wire/v1/study-invitations';

/** POST …/v1/studies/{studyId}/invitations/send. Plans mails, each once. */
export const POST = v1Route({
  doc: sendStudyInvitationsDoc,
  params: { studyId: StudyIdOrLinkId },
  body: QueueMailsRequest.optional(),
  replies: { 202: QueuedMailsShape },
  run: ({ ctx, params, body }) =>
    queueMails(ctx, { study: params.studyId, what: 'invitations', at: body?.at ?? null }),
  reply: (planned) => planned,
});
