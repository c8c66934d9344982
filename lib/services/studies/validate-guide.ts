import type { Guide } from '@/lib/domain/guide/guide';
import type { GuideProblem } from '@/lib/domain/guide/guide-problem';
import { publishingProblems } from '@/lib/domain/guide/publishing-problems';
import type { StudyReference } from '@/lib/domain/identifier';
import type { MemberContext } from '../context';
import { findStudyDetail } from './find-study-detail';

/** All problems that would prevent this guide, or the saved one, from being published. Refuses `study_not_found`. */
export async function validateGuide(
  ctx: MemberContext,
  input: { study: StudyReference; studyGuide?: Guide | undefined },
): Promise<GuideProblem[]> {
  const saved = await findStudyDetail(ctx, input.study);
  return input.studyGuide ? publishingProblems(input.studyGuide) : saved.problems;
}
