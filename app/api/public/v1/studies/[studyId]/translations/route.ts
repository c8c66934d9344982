import { v1Route } from '@/lib/http/v1-route';
import { listTranslations } from '@/lib/services/translations/list-translations';
import { listTranslationsDoc } from '@/lib/wire/docs/translations';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { TranslationsShape, translationsV1 } from '@/lib/wire/v1/translations';

/** GET …/v1/studies/{studyId}/translations. How far each language is. */
export const GET = v1Route({
  doc: listTranslationsDoc,
  params: { studyId: StudyIdOrLinkId },
  replies: { 200: TranslationsShape },
  run: ({ ctx, params }) => listTranslations(ctx, params.studyId),
  reply: translationsV1,
});
