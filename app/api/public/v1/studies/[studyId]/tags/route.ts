import { v1Route } from '@/lib/http/v1-route';
import { listTags } from '@/lib/services/reading/list-tags';
import { listStudyTagsDoc } from '@/lib/wire/docs/reading';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { StudyTagsShape } from '@/lib/wire/v1/response-tags';

/** GET …/v1/studies/{studyId}/tags. What its responses are tagged with. */
export const GET = v1Route({
  doc: listStudyTagsDoc,
  heavy: true,
  params: { studyId: StudyIdOrLinkId },
  cost: () => REQUEST_COST.tags,
  replies: { 200: StudyTagsShape },
  run: ({ ctx, params }) => listTags(ctx, { study: params.studyId }),
  reply: (tags) => ({ tags }),
});
