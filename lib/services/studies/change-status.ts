import { studyEvent } from '@/lib/domain/event';
import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { mayLaunch } from '@/lib/domain/roles';
import type { StudyStatus } from '@/lib/domain/study/study';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import { enqueueEvent } from '@/lib/store/events';
import { releaseLaunchHold } from '@/lib/store/launch-holds';
import { lockStudy, setStudyStatus } from '@/lib/store/studies';
import type { MemberContext } from '../context';
import { editStudy } from './edit-study';
import { refuseOver } from './refuse-over';

export type StatusChange = 'pause' | 'resume' | 'close';

/**
 * The statuses it may start from, the status it leads to, and the event. A study that has that status already is not a
 * refusal.
 */
const CHANGES: Record<
  StatusChange,
  { from: readonly StudyStatus[]; to: StudyStatus; event?: 'study.paused' | 'study.closed' }
> = {
  pause: { from: ['live'], to: 'paused', event: 'study.paused' },
  resume: { from: ['paused'], to: 'live' },
  close: { from: ['draft', 'live', 'paused'], to: 'closed', event: 'study.closed' },
};

/**
 * Pauses, resumes or closes a study (F7): interviews in progress may finish; closing releases what its launch still
 * holds. Refuses `study_not_found`, `forbidden`, and `conflict` where the study's status does not allow it.
 */
export async function changeStatus(
  ctx: MemberContext,
  input: { study: StudyReference; change: StatusChange },
): Promise<StudyDetail> {
  const { from, to, event } = CHANGES[input.change];
  return editStudy(ctx, { study: input.study, seen: 'any', needs: 'launch' }, async (db, study, editable) => {
    if (!mayLaunch(ctx.principal, study.launchers)) {
      throw new Failure(
        'forbidden',
        'This study names who may launch, pause and close it, and you are not among them.',
      );
    }
    if (study.status === to) return { study, editable };
    if (!from.includes(study.status)) {
      throw new Failure('conflict', `A ${study.status} study cannot be made ${to}.`);
    }
    if (to === 'live') await refuseOver(db, study);
    ctx.audit?.was('status', { from: study.status, to });
    await setStudyStatus(db, study.id, study.status, to);
    if (to === 'closed') await releaseLaunchHold(db, study.id);
    if (event) await enqueueEvent(db, studyEvent(event, study));
    return { study: (await lockStudy(db, study.id))!, editable };
  });
}
