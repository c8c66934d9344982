import { v1Route } from '@/lib/http/v1-route';
import { changeTags } from '@/lib/services/reading/change-tags';
import { changeTagsDoc } from '@/lib/wire/docs/reading';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { ChangeTagsRequest, ResponseTagsShape } from '@/lib/wire/v1/response-tags';

/** PATCH …/v1/responses/{linkId}/{responseId}/tags. Takes tags away, then gives others. */
export const PATCH = v1Route({
  doc: changeTagsDoc,
  params: { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId },
  body: ChangeTagsRequest,
  replies: { 200: ResponseTagsShape },
  run: ({ ctx, params, body }) =>
    changeTags(
      ctx,
      { study: params.linkId, response: params.responseId },
      { add: body.add ?? [], remove: body.remove ?? [] },
    ),
  reply: (tags) => tags,
});
