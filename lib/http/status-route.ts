import { changeStatus, type StatusChange } from '@/lib/services/studies/change-status';
import type { OperationDoc } from '@/lib/wire/docs/operation-doc';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';
import { StudyDetailShape, studyDetailV1 } from '@/lib/wire/v1/study-detail';
import { versionEtag } from './if-match';
import { v1Route } from './v1-route';

/** The routes that pause, resume and close differ only in the action. */
export function statusRoute(change: StatusChange, doc: OperationDoc) {
  return v1Route({
    doc,
    scopes: ['launch'],
    params: { studyId: StudyIdOrLinkId },
    body: EmptyRequest.optional(),
    replies: { 200: StudyDetailShape },
    run: ({ ctx, params }) => changeStatus(ctx, { study: params.studyId, change }),
    reply: studyDetailV1,
    headers: ({ version }) => ({ etag: versionEtag(version) }),
  });
}
