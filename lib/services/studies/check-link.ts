import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import type { LinkCheck } from '@/lib/domain/study/link-check';
import { linkIdProblem } from '@/lib/domain/study/link-id-problem';
import { findLinkOwner, findStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/** Whether a study could be given a slug (decisions, F5 and A10). Changes nothing. Refuses `study_not_found`. */
export async function checkLink(
  { db, principal }: MemberContext,
  input: { study: StudyReference; linkId: string },
): Promise<LinkCheck> {
  const study = await findStudy(db, principal, input.study);
  if (!study) throw new Failure('study_not_found', 'There is no such study in this organisation.');
  const { linkId } = input;
  const problem = linkIdProblem(linkId);
  if (problem !== undefined) return { linkId, state: 'invalid', problem };
  if (linkId === study.linkId) return { linkId, state: 'current', problem: null };
  const owner = await findLinkOwner(db, linkId);
  if (owner === undefined) return { linkId, state: 'free', problem: null };
  if (owner === study.id) return { linkId, state: 'earlier', problem: null };
  return { linkId, state: 'taken', problem: 'Another study has this link, or had it.' };
}
