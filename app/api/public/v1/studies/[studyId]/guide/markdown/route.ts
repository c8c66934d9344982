import { v1Route } from '@/lib/http/v1-route';
import { findStudyDetail } from '@/lib/services/studies/find-study-detail';
import { readGuideMarkdownDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { GuideMarkdownShape, guideMarkdownV1 } from '@/lib/wire/v1/guide-export';

/** GET …/v1/studies/{studyId}/guide/markdown. The editable guide as a document for people. */
export const GET = v1Route({
  doc: readGuideMarkdownDoc,
  params: { studyId: StudyIdOrLinkId },
  replies: { 200: GuideMarkdownShape },
  run: ({ ctx, params }) => findStudyDetail(ctx, params.studyId),
  reply: guideMarkdownV1,
});
