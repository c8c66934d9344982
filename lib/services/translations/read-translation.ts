import type { StudyReference } from '@/lib/domain/identifier';
import type { StudyInLanguage } from '@/lib/domain/translation/translation';
import type { MemberContext } from '../context';
import { findTranslatedRevision, refuseOwnLanguage, studyInLanguage } from './translated-study';

/**
 * All texts of the study beside their translations. Refuses `study_not_found`, and `bad_request` for the language that
 * the study is written in.
 */
export async function readTranslation(
  ctx: MemberContext,
  input: { study: StudyReference; language: string },
): Promise<StudyInLanguage> {
  const found = await findTranslatedRevision(ctx, input.study);
  refuseOwnLanguage(found.revision, input.language);
  return studyInLanguage(found, input.language);
}
