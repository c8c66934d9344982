import { Failure } from '@/lib/domain/failure';
import type { Question } from '@/lib/domain/guide/question';
import { questionsOf } from '@/lib/domain/guide/questions';
import type { StudyReference } from '@/lib/domain/identifier';
import { findEditableRevision, findPublishedRevision } from '@/lib/store/revisions';
import { findStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/**
 * The participant-facing questions of the latest editable revision, or with `published` of the published one (E7; a
 * draft has none). Refuses `study_not_found`.
 */
export async function findQuestions(
  ctx: MemberContext,
  input: { study: StudyReference; revision?: 'published' | undefined },
): Promise<Question[]> {
  const study = await findStudy(ctx.db, ctx.principal, input.study);
  if (!study) throw new Failure('study_not_found', 'There is no such study in this organisation.');
  if (input.revision === 'published') {
    return study.liveRevisionId === null
      ? []
      : questionsOf((await findPublishedRevision(ctx.db, study.id, study.liveRevisionId)).guide);
  }
  const editable = await findEditableRevision(ctx.db, study.id);
  return editable ? questionsOf(editable.guide) : [];
}
