import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { entrySignature, SIGNATURE_PARAMETER } from '@/lib/ports/entry-signature';
import { findStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/**
 * A participant's link of a study with these parameters and their signature (decisions, G6). Changes nothing; the
 * signature is valid as long as the study exists. Refuses `study_not_found`, `forbidden`.
 */
export async function makeLink(
  { db, principal }: MemberContext,
  input: { study: StudyReference; parameters: [string, string][] },
): Promise<{ linkId: string; parameters: [string, string][] }> {
  const study = await findStudy(db, principal, input.study);
  if (!study) throw new Failure('study_not_found', 'There is no such study in this organisation.');
  if (!roleMay(principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not make links for participants.');
  const signature = entrySignature(study.id, input.parameters);
  return { linkId: study.linkId, parameters: [...input.parameters, [SIGNATURE_PARAMETER, signature]] };
}
