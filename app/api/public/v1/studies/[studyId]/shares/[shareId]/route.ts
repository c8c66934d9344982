import { v1Route } from '@/lib/http/v1-route';
import { revokeShare } from '@/lib/services/shares/list-shares';
import { revokeShareDoc } from '@/lib/wire/docs/findings';
import { ShareId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';

/** DELETE …/v1/studies/{studyId}/shares/{shareId}. Closes the link at once, and what it shows with it. */
export const DELETE = v1Route({
  doc: revokeShareDoc,
  params: { studyId: StudyIdOrLinkId, shareId: ShareId },
  replies: { 200: DeletedShape },
  run: ({ ctx, params: { studyId, shareId } }) => revokeShare(ctx, { study: studyId, shareId }),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
