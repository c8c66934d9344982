import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { fieldworkTexts, translatableTexts } from '@/lib/domain/translation/translatable-texts';
import { besideSource, type StudyInLanguage } from '@/lib/domain/translation/translation';
import { findEditableRevision, type RevisionRow } from '@/lib/store/revisions';
import { findStudy, type StudyRow } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/** What is translated: texts of the study itself, which act at once, and those of its editable revision. */
export interface TranslatedStudy {
  study: StudyRow;
  revision: RevisionRow;
}

/** A study with its editable revision. Refuses `study_not_found`. */
export async function findTranslatedRevision(
  ctx: MemberContext,
  reference: StudyReference,
): Promise<TranslatedStudy> {
  const study = await findStudy(ctx.db, ctx.principal, reference);
  const revision = study && (await findEditableRevision(ctx.db, study.id));
  if (!study || !revision)
    throw new Failure('study_not_found', 'There is no such study in this organisation.');
  return { study, revision };
}

export function studyInLanguage({ study, revision }: TranslatedStudy, language: string): StudyInLanguage {
  const { questionLanguage, availableLanguages } = revision.config;
  return {
    title: study.title,
    sourceLanguage: questionLanguage,
    language,
    isAvailable: availableLanguages?.includes(language) ?? false,
    texts: new Map([
      ...besideSource(translatableTexts(revision), revision.translations[language]),
      ...besideSource(fieldworkTexts(study), study.translations[language]),
    ]),
  };
}

/** Nothing is translated into the language that it is written in. Refuses `bad_request`. */
export function refuseOwnLanguage(revision: RevisionRow, language: string): void {
  if (language === revision.config.questionLanguage) {
    throw new Failure('bad_request', `The study is written in this language (${language}).`);
  }
}
