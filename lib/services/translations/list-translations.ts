import type { StudyReference } from '@/lib/domain/identifier';
import { progressOf, type TranslationOverview } from '@/lib/domain/translation/translation';
import type { MemberContext } from '../context';
import { readingModel } from '../themes/reading-model';
import { findTranslatedRevision, studyInLanguage } from './translated-study';

/**
 * How far each language is: those that participants may choose first, then those that only have translations. Refuses
 * `study_not_found`.
 */
export async function listTranslations(
  ctx: MemberContext,
  reference: StudyReference,
): Promise<TranslationOverview> {
  const found = await findTranslatedRevision(ctx, reference);
  const { study, revision } = found;
  const { questionLanguage, availableLanguages } = revision.config;
  const languages = new Set([
    ...(availableLanguages ?? []),
    ...Object.keys(revision.translations),
    ...Object.keys(study.translations),
  ]);
  languages.delete(questionLanguage);
  const { organizationId } = ctx.principal;
  return {
    mayDraft: (await readingModel(ctx.db, { organizationId, studyId: study.id }, 'translations')) !== null,
    sourceLanguage: questionLanguage,
    languages: [...languages].map((language) => {
      const { isAvailable, texts } = studyInLanguage(found, language);
      return { language, isAvailable, ...progressOf(texts) };
    }),
  };
}
