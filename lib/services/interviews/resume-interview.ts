import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import type { TranscriptRow } from '@/lib/domain/response/transcript';
import { findFieldwork } from '@/lib/store/studies';
import { inTurn, type ParticipantContext, withTransaction } from '../context';
import type { Progress } from './answer-step';
import { type RevisableAnswer, revisableAnswers } from './answers-so-far';
import { careFor } from './care-for';
import { endingOf } from './ending-of';
import { lockInterview } from './interview-record';
import { settleNext } from './settle-next';
import { settleProbe } from './settle-probe';
import { invitationOf } from './study-invitation';
import { closingMessageOf, historyOf, inOwnWords } from './texts-of';

export interface ResumedInterview extends Progress {
  responseId: string;
  study: StudyInvitation;
  history: TranscriptRow[];
  /** Null where the study does not let participants change answers. */
  answers: RevisableAnswer[] | null;
}

/** Where an interview stands: what was said so far and what comes next; after the end, the end. */
export async function resumeInterview(ctx: ParticipantContext): Promise<ResumedInterview> {
  const began = ctx.began ?? Date.now();
  const look = () =>
    withTransaction(ctx, async ({ db }) => {
      const record = await lockInterview(db, ctx.principal.responseId);
      const step = await settleNext(db, record);
      if (step.kind === 'probe') return 'moderator pending';
      return {
        responseId: record.row.id,
        progress: record.row.progress,
        step: inOwnWords(record, step),
        record,
        care: await careFor(db, record),
        ending: step.kind === 'end' ? await endingOf(db, record) : null,
        study: invitationOf(
          record.revision,
          record.row.language,
          await findFieldwork(db, record.row.studyId),
        ),
        history: historyOf(record),
        answers: await revisableAnswers(db, record),
        closingMessage: closingMessageOf(record.revision, record.row.language),
      };
    });
  for (let looking = inTurn(ctx, look); ; looking = look()) {
    const found = await looking;
    if (found !== 'moderator pending') return found;
    await settleProbe(ctx, began);
  }
}
