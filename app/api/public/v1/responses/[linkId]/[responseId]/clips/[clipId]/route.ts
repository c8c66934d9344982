import { v1Route } from '@/lib/http/v1-route';
import { deleteClip, renameClip } from '@/lib/services/clips/change-clip';
import { readClip } from '@/lib/services/clips/read-clips';
import { deleteClipDoc, readClipDoc, renameClipDoc } from '@/lib/wire/docs/clips';
import { ClipId, ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { ClipShape, clipV1, RenameClipRequest } from '@/lib/wire/v1/clip';
import { DeletedShape } from '@/lib/wire/v1/deleted';

const params = { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId, clipId: ClipId };

/** GET …/v1/responses/{linkId}/{responseId}/clips/{clipId}. */
export const GET = v1Route({
  doc: readClipDoc,
  params,
  replies: { 200: ClipShape },
  run: ({ ctx, params: { linkId: study, responseId: response, clipId } }) =>
    readClip(ctx, { study, response, clipId }),
  reply: clipV1,
});

/** PATCH …/v1/responses/{linkId}/{responseId}/clips/{clipId}. Its title. */
export const PATCH = v1Route({
  doc: renameClipDoc,
  params,
  body: RenameClipRequest,
  replies: { 200: ClipShape },
  run: ({ ctx, params: { linkId: study, responseId: response, clipId }, body }) =>
    renameClip(ctx, { study, response, clipId }, body.title.trim()),
  reply: clipV1,
});

/** DELETE …/v1/responses/{linkId}/{responseId}/clips/{clipId}. */
export const DELETE = v1Route({
  doc: deleteClipDoc,
  params,
  replies: { 200: DeletedShape },
  run: ({ ctx, params: { linkId: study, responseId: response, clipId } }) =>
    deleteClip(ctx, { study, response, clipId }),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
