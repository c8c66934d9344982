import { seenVersion, themeEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { mergeThemes } from '@/lib/services/themes/merge-themes';
import { mergeThemesDoc } from '@/lib/wire/docs/themes';
import { StudyIdOrLinkId, ThemeId } from '@/lib/wire/paths';
import { MergeThemesRequest, ThemeShape, themeV1 } from '@/lib/wire/v1/theme';

/** POST …/v1/studies/{studyId}/themes/{themeId}/merge. Its evidence goes into another one. Takes If-Match. */
export const POST = v1Route({
  doc: mergeThemesDoc,
  params: { studyId: StudyIdOrLinkId, themeId: ThemeId },
  body: MergeThemesRequest,
  replies: { 200: ThemeShape },
  run: ({ ctx, params: { studyId: study, themeId }, body, request }) =>
    mergeThemes(
      ctx,
      { study, themeId },
      { into: body.into, seen: request.headers.has('if-match') ? seenVersion(request) : 'any' },
    ),
  reply: themeV1,
  headers: (theme) => ({ etag: themeEtag(theme) }),
});
