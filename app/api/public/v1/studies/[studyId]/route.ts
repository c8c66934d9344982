import { seenVersion, versionEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { changeStudy } from '@/lib/services/studies/change-study';
import { deleteStudy } from '@/lib/services/studies/delete-study';
import { findStudyDetail } from '@/lib/services/studies/find-study-detail';
import { changeStudyDoc, deleteStudyDoc, getStudyDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { ChangeStudyRequest, changesOf } from '@/lib/wire/v1/change-study-request';
import { DeletedShape } from '@/lib/wire/v1/deleted';
import { StudyDetailShape, studyDetailV1 } from '@/lib/wire/v1/study-detail';

/** GET …/v1/studies/{studyId}. The whole study with its editable revision, by either id. */
export const GET = v1Route({
  doc: getStudyDoc,
  params: { studyId: StudyIdOrLinkId },
  replies: { 200: StudyDetailShape },
  run: ({ ctx, params }) => findStudyDetail(ctx, params.studyId),
  reply: studyDetailV1,
  headers: ({ version }) => ({ etag: versionEtag(version) }),
});

/** PATCH …/v1/studies/{studyId}. Any of its fields but the guide. Needs If-Match. */
export const PATCH = v1Route({
  doc: changeStudyDoc,
  params: { studyId: StudyIdOrLinkId },
  body: ChangeStudyRequest,
  replies: { 200: StudyDetailShape },
  run: ({ ctx, params, body, request }) =>
    changeStudy(ctx, { study: params.studyId, seen: seenVersion(request), ...changesOf(body) }),
  reply: studyDetailV1,
  headers: ({ version }) => ({ etag: versionEtag(version) }),
});

/** DELETE …/v1/studies/{studyId}. With all its responses; its link is never given again. */
export const DELETE = v1Route({
  doc: deleteStudyDoc,
  params: { studyId: StudyIdOrLinkId },
  replies: { 200: DeletedShape },
  run: ({ ctx, params }) => deleteStudy(ctx, params.studyId),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
