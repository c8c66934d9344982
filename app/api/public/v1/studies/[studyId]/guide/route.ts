import { seenVersion, versionEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { saveGuide } from '@/lib/services/studies/save-guide';
import { saveGuideDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { SaveGuideRequest } from '@/lib/wire/v1/change-study-request';
import { StudyDetailShape, studyDetailV1 } from '@/lib/wire/v1/study-detail';

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
