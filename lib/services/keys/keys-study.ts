import type { StudyReference } from '@/lib/domain/identifier';
import { isKeysStudy } from '@/lib/domain/people/key-limits';
import { findStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/**
 * The study that a path names, as the caller's key may see it: one that the key is not for is named by nothing, so that
 * whatever looks for it answers as if it did not exist (O3). Test interviews of a study belong to it.
 */
export async function keysStudy(ctx: MemberContext, reference: StudyReference): Promise<StudyReference> {
  const { principal, db } = ctx;
  if (principal.studyIds === null) return reference;
  const study = await findStudy(db, principal, reference);
  const isSeen = study && [study.id, study.testOf].some((id) => id !== null && isKeysStudy(principal, id));
  return isSeen ? reference : { by: 'nothing' };
}
