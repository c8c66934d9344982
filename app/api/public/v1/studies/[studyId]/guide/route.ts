import { seenVersion, versionEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { findStudyDetail } from '@/lib/services/studies/find-study-detail';
import { saveGuide } from '@/lib/services/studies/save-guide';
import { readGuideDoc, saveGuideDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { SaveGuideRequest } from '@/lib/wire/v1/change-study-request';
import { ExportedGuideShape, exportedGuideV1 } from '@/lib/wire/v1/guide-export';
import { StudyDetailShape, studyDetailV1 } from '@/lib/wire/v1/study-detail';

/** GET …/v1/studies/{studyId}/guide. The editable revision as a request that would create it again. */
export const GET = v1Route({
  doc: readGuideDoc,
  params: { studyId: StudyIdOrLinkId },
  replies: { 200: ExportedGuideShape },
  run: ({ ctx, params }) => findStudyDetail(ctx, params.studyId),
  reply: exportedGuideV1,
  headers: ({ version }) => ({ etag: versionEtag(version) }),
});

/** PUT …/v1/studies/{studyId}/guide. Saves the editable guide, finished or not. Needs If-Match. */
export const PUT = v1Route({
  doc: saveGuideDoc,
  params: { studyId: StudyIdOrLinkId },
  body: SaveGuideRequest,
  replies: { 200: StudyDetailShape },
  run: ({ ctx, params, body, request }) =>
    saveGuide(ctx, { study: params.studyId, seen: seenVersion(request), studyGuide: body.studyGuide }),
  reply: studyDetailV1,
  headers: ({ version }) => ({ etag: versionEtag(version) }),
});
