import type { StudyReference } from '@/lib/domain/identifier';
import { keptTags } from '@/lib/store/kept-counts';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';

/** Enough to suggest tags while typing, and to show which there are. */
const MOST = 500;

/** The tags that a study's responses show with their counts, the most used first. Refuses `study_not_found`. */
export async function listTags(
  ctx: MemberContext,
  input: { study: StudyReference },
): Promise<{ text: string; count: number }[]> {
  const study = await findReadableStudy(ctx, input.study);
  return keptTags(study.id, MOST);
}
