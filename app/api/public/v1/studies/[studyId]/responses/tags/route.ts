import { v1Route } from '@/lib/http/v1-route';
import { tagResponses } from '@/lib/services/responses/tag-responses';
import { tagResponsesDoc } from '@/lib/wire/docs/response-search';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { TaggedResponsesShape, TagResponsesRequest } from '@/lib/wire/v1/tag-responses';

/** POST …/v1/studies/{studyId}/responses/tags. A tag given to the filtered responses, or taken from them. */
export const POST = v1Route({
  doc: tagResponsesDoc,
  params: { studyId: StudyIdOrLinkId },
  body: TagResponsesRequest,
  cost: () => REQUEST_COST.tags,
  replies: { 200: TaggedResponsesShape },
  run: ({ ctx, params, body: { add, remove, filter = {}, after = 0 } }) =>
    tagResponses(ctx, {
      study: params.studyId,
      filter,
      after,
      tag: add === undefined ? { change: 'remove', tag: remove ?? '' } : { change: 'add', tag: add },
    }),
  reply: (tagged) => tagged,
});
