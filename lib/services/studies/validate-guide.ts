import type { Guide } from '@/lib/domain/guide/guide';
import type { GuideProblem } from '@/lib/domain/guide/guide-problem';
import type { GuideWarning } from '@/lib/domain/guide/lint/guide-warning';
import type { StudyReference } from '@/lib/domain/identifier';
import { guideWarnings } from '@/lib/domain/study/guide-warnings';
import { studyProblems } from '@/lib/domain/study/study-problems';
import { type StudyWarning, studyWarnings } from '@/lib/domain/study/study-warnings';
import type { MemberContext } from '../context';
import { findStudyDetail } from './find-study-detail';

/**
 * All problems that would prevent this guide, or the saved one, from being published, and the warnings of the saved
 * study with it. Refuses `study_not_found`.
 */
export async function validateGuide(
  ctx: MemberContext,
  input: { study: StudyReference; studyGuide?: Guide | undefined },
): Promise<{ problems: GuideProblem[]; warnings: (StudyWarning | GuideWarning)[] }> {
  const saved = await findStudyDetail(ctx, input.study);
  const guide = input.studyGuide ?? saved.studyGuide;
  const { interviewMode, questionLanguage } = saved.config;
  const warned = { ...saved, guide, interviewMode };
  return {
    problems: input.studyGuide ? studyProblems(guide, saved) : saved.problems,
    warnings: [...studyWarnings(warned), ...guideWarnings(warned, questionLanguage)],
  };
}
