import { v1Route } from '@/lib/http/v1-route';
import { listStudyClips } from '@/lib/services/clips/read-clips';
import { listStudyClipsDoc } from '@/lib/wire/docs/clips';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { ClipPageShape, clipPageV1 } from '@/lib/wire/v1/clip';
import { FilmPageQuery } from '@/lib/wire/v1/film';

/** GET …/v1/studies/{studyId}/clips. Of all responses, newest first. */
export const GET = v1Route({
  doc: listStudyClipsDoc,
  params: { studyId: StudyIdOrLinkId },
  query: FilmPageQuery,
  replies: { 200: ClipPageShape },
  run: ({ ctx, params, query }) => listStudyClips(ctx, params.studyId, query),
  reply: clipPageV1,
});
