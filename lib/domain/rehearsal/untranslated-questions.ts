import type { InterviewConfig } from '../guide/guide';
import { type TranslatableStudy, translatableTexts } from '../translation/translatable-texts';
import { besideSource, missingPaths, type Translations } from '../translation/translation';

/** For each further language of a study, the questions of which a text has no translation that somebody has read. */
export function untranslatedQuestions(
  study: TranslatableStudy & { translations: Translations; config: InterviewConfig },
): { language: string; questionIds: string[] }[] {
  const { questionLanguage, availableLanguages } = study.config;
  const languages = [...new Set(availableLanguages ?? [])].filter((one) => one !== questionLanguage);
  if (languages.length === 0) return [];
  const source = translatableTexts(study);
  return languages.flatMap((language) => {
    const known = Object.hasOwn(study.translations, language) ? study.translations[language] : undefined;
    const missing = new Set(missingPaths(besideSource(source, known)));
    const questionIds = study.guide
      .flatMap(({ items }) => items)
      .filter((item) => {
        const own = translatableTexts({
          externalTitle: null,
          welcomeMessage: null,
          closingMessage: null,
          guide: only(item),
        });
        return [...own.keys()].some((path) => missing.has(path));
      })
      .map(({ id }) => id);
    return questionIds.length > 0 ? [{ language, questionIds }] : [];
  });
}

function only(item: TranslatableStudy['guide'][number]['items'][number]): TranslatableStudy['guide'] {
  return [{ id: '', type: 'flat', title: '', items: [item] }];
}
