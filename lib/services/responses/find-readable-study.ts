import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { findStudy, type StudyRow } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/** The study whose responses are read. An unknown one and another organisation's are the same refusal (E8, H4). */
export async function findReadableStudy(ctx: MemberContext, reference: StudyReference): Promise<StudyRow> {
  const study = await findStudy(ctx.db, ctx.principal, reference);
  if (!study) throw new Failure('study_not_found', 'There is no such study in this organisation.');
  return study;
}
