import { v1Route } from '@/lib/http/v1-route';
import { draftTranslation } from '@/lib/services/translations/draft-translation';
import { draftTranslationDoc } from '@/lib/wire/docs/translations';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { DraftShape, draftV1, LanguageCode } from '@/lib/wire/v1/translations';

/** POST …/v1/studies/{studyId}/translations/{language}/draft. A model drafts the next texts (N1). */
export const POST = v1Route({
  doc: draftTranslationDoc,
  params: { studyId: StudyIdOrLinkId, language: LanguageCode },
  asksElsewhere: true,
  patienceMs: 25_000,
  cost: () => REQUEST_COST.draft,
  replies: { 200: DraftShape },
  run: ({ ctx, params: { studyId, language } }) => draftTranslation(ctx, { study: studyId, language }),
  reply: draftV1,
});
