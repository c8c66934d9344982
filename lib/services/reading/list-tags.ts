import type { StudyReference } from '@/lib/domain/identifier';
import { listStudyTags } from '@/lib/store/study-tags';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';

/** The tags that a study's responses show with their counts, the most used first. Refuses `study_not_found`. */
export async function listTags(
  ctx: MemberContext,
  input: { study: StudyReference },
): Promise<{ text: string; count: number }[]> {
  const study = await findReadableStudy(ctx, input.study);
  return listStudyTags(ctx.db, study.id);
}
