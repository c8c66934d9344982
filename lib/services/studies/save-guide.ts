import { randomUUID } from 'node:crypto';
import type { Guide } from '@/lib/domain/guide/guide';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import type { StudyReference } from '@/lib/domain/identifier';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import { setEditableRevision } from '@/lib/store/revisions';
import { setStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';
import { editStudy, type SeenVersion } from './edit-study';

/**
 * Saves the guide of the editable revision, finished or not; questions keep their ids (F4, E7). Participants see it
 * only after the next publish.
 */
export async function saveGuide(
  ctx: MemberContext,
  input: { study: StudyReference; seen: SeenVersion; studyGuide: Guide },
): Promise<StudyDetail> {
  return editStudy(ctx, input, async (db, study, editable) => {
    const guide = identifyGuide(input.studyGuide, editable.guide, randomUUID);
    return {
      editable: await setEditableRevision(db, editable.id, { guide }),
      study: await setStudy(db, study.id, {}),
    };
  });
}
