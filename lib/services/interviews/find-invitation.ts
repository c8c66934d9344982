import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import type { Context } from '../context';
import { findOpenStudy, invitationOf, languagesOf } from './study-invitation';

/**
 * What stands behind a participant's link, before anything is started; creates nothing, takes nothing. Refuses
 * `bad_request` for a language that the study does not have.
 */
export async function findInvitation(
  ctx: Context,
  input: { study: StudyReference; language?: string | undefined },
): Promise<StudyInvitation> {
  const { study, revision } = await findOpenStudy(ctx, input.study, input.language);
  const { language = revision.config.questionLanguage } = input;
  if (!languagesOf(revision).includes(language))
    throw new Failure('bad_request', 'The study is not available in this language.');
  return invitationOf(revision, language, study);
}
