import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { findStudy, type StudyRow } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/**
 * The study whose invitations are meant. They are addresses of people: only those who may edit see them. Refuses
 * `study_not_found`, `forbidden`.
 */
export async function invitedStudy(
  { db, principal }: MemberContext,
  reference: StudyReference,
): Promise<StudyRow> {
  const study = await findStudy(db, principal, reference);
  if (!study) throw new Failure('study_not_found', 'There is no such study in this organisation.');
  if (!roleMay(principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not see or invite participants.');
  return study;
}
