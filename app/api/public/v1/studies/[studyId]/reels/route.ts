import { v1Route } from '@/lib/http/v1-route';
import { createReel } from '@/lib/services/clips/create-reel';
import { listStudyReels } from '@/lib/services/clips/read-reels';
import { createReelDoc, listReelsDoc } from '@/lib/wire/docs/clips';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { FilmPageQuery, FilmStartedShape } from '@/lib/wire/v1/film';
import { CreateReelRequest, newReel, ReelPageShape, reelPageV1 } from '@/lib/wire/v1/reel';

const params = { studyId: StudyIdOrLinkId };

/** GET …/v1/studies/{studyId}/reels. Newest first. */
export const GET = v1Route({
  doc: listReelsDoc,
  params,
  query: FilmPageQuery,
  replies: { 200: ReelPageShape },
  run: ({ ctx, params: { studyId }, query }) => listStudyReels(ctx, studyId, query),
  reply: reelPageV1,
});

/** POST …/v1/studies/{studyId}/reels. Rendered by a job. */
export const POST = v1Route({
  doc: createReelDoc,
  makes: 'reel',
  params,
  body: CreateReelRequest,
  replies: { 202: FilmStartedShape },
  run: ({ ctx, params: { studyId }, body }) => createReel(ctx, studyId, newReel(body)),
  reply: (started) => started,
});
