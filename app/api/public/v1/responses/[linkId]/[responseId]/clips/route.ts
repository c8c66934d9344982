import { v1Route } from '@/lib/http/v1-route';
import { createClip } from '@/lib/services/clips/create-clip';
import { listResponseClips } from '@/lib/services/clips/read-clips';
import { createClipDoc, listClipsDoc } from '@/lib/wire/docs/clips';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { ClipPageShape, CreateClipRequest, clipPageV1, newClip } from '@/lib/wire/v1/clip';
import { FilmPageQuery, FilmStartedShape } from '@/lib/wire/v1/film';

const params = { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId };

/** GET …/v1/responses/{linkId}/{responseId}/clips. Newest first. */
export const GET = v1Route({
  doc: listClipsDoc,
  params,
  query: FilmPageQuery,
  replies: { 200: ClipPageShape },
  run: ({ ctx, params: { linkId: study, responseId: response }, query }) =>
    listResponseClips(ctx, { study, response }, query),
  reply: clipPageV1,
});

/** POST …/v1/responses/{linkId}/{responseId}/clips. Rendered by a job. */
export const POST = v1Route({
  doc: createClipDoc,
  makes: 'clip',
  params,
  body: CreateClipRequest,
  replies: { 202: FilmStartedShape },
  run: ({ ctx, params: { linkId: study, responseId: response }, body }) =>
    createClip(ctx, { study, response }, newClip(body)),
  reply: (started) => started,
});
