import { seenVersion, themeEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { changeTheme } from '@/lib/services/themes/change-theme';
import { deleteTheme } from '@/lib/services/themes/delete-theme';
import { findTheme } from '@/lib/services/themes/find-theme';
import { changeThemeDoc, deleteThemeDoc, getThemeDoc } from '@/lib/wire/docs/themes';
import { StudyIdOrLinkId, ThemeId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';
import { ChangeThemeRequest, ThemeShape, themeV1 } from '@/lib/wire/v1/theme';

const params = { studyId: StudyIdOrLinkId, themeId: ThemeId };

/** GET …/v1/studies/{studyId}/themes/{themeId}. */
export const GET = v1Route({
  doc: getThemeDoc,
  params,
  replies: { 200: ThemeShape },
  run: ({ ctx, params: { studyId: study, themeId } }) => findTheme(ctx, { study, themeId }),
  reply: themeV1,
  headers: (theme) => ({ etag: themeEtag(theme) }),
});

/** PATCH …/v1/studies/{studyId}/themes/{themeId}. Its words, its place, and the decision about it. Needs If-Match. */
export const PATCH = v1Route({
  doc: changeThemeDoc,
  params,
  body: ChangeThemeRequest,
  replies: { 200: ThemeShape },
  run: ({ ctx, params: { studyId: study, themeId }, body, request }) =>
    changeTheme(ctx, { study, themeId }, { seen: seenVersion(request), ...body }),
  reply: themeV1,
  headers: (theme) => ({ etag: themeEtag(theme) }),
});

/** DELETE …/v1/studies/{studyId}/themes/{themeId}. Needs If-Match. */
export const DELETE = v1Route({
  doc: deleteThemeDoc,
  params,
  replies: { 200: DeletedShape },
  run: ({ ctx, params: { studyId: study, themeId }, request }) =>
    deleteTheme(ctx, { study, themeId }, { seen: seenVersion(request) }),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
