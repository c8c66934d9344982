import { v1Route } from '@/lib/http/v1-route';
import { listDecisions } from '@/lib/services/themes/read-codebook';
import { listThemeDecisionsDoc } from '@/lib/wire/docs/themes';
import { StudyIdOrLinkId, ThemeId } from '@/lib/wire/paths';
import { decisionsV1, ThemeDecisionsShape } from '@/lib/wire/v1/codebook';

/** GET …/v1/studies/{studyId}/themes/{themeId}/decisions. What people decided about it. */
export const GET = v1Route({
  doc: listThemeDecisionsDoc,
  params: { studyId: StudyIdOrLinkId, themeId: ThemeId },
  replies: { 200: ThemeDecisionsShape },
  run: ({ ctx, params: { studyId: study, themeId } }) => listDecisions(ctx, { study, themeId }),
  reply: decisionsV1,
});
