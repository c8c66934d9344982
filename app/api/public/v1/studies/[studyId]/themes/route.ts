import { themeEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { createTheme } from '@/lib/services/themes/create-theme';
import { listThemes } from '@/lib/services/themes/list-themes';
import { createThemeDoc, listThemesDoc } from '@/lib/wire/docs/themes';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { CreateThemeRequest, ThemeShape, ThemesShape, themeV1 } from '@/lib/wire/v1/theme';

/** GET …/v1/studies/{studyId}/themes. All of them, whatever their status. */
export const GET = v1Route({
  doc: listThemesDoc,
  params: { studyId: StudyIdOrLinkId },
  replies: { 200: ThemesShape },
  run: ({ ctx, params }) => listThemes(ctx, { study: params.studyId }),
  reply: (themes) => ({ themes: themes.map(themeV1) }),
});

/** POST …/v1/studies/{studyId}/themes. A person's theme: accepted at once. */
export const POST = v1Route({
  doc: createThemeDoc,
  makes: 'theme',
  params: { studyId: StudyIdOrLinkId },
  body: CreateThemeRequest,
  replies: { 201: ThemeShape },
  run: ({ ctx, params, body: { name, rule = '', parentId = null } }) =>
    createTheme(ctx, { study: params.studyId, name, rule, parentId }),
  reply: themeV1,
  headers: (theme) => ({ etag: themeEtag(theme) }),
});
