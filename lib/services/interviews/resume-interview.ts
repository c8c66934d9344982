import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import type { TranscriptRow } from '@/lib/domain/response/transcript';
import { type ParticipantContext, withTransaction } from '../context';
import { transcriptOf } from '../responses/transcript-of';
import type { Progress } from './answer-step';
import { careFor } from './care-for';
import { lockInterview } from './interview-record';
import { settleNext } from './settle-next';
import { settleProbe } from './settle-probe';
import { invitationOf } from './study-invitation';

export interface ResumedInterview extends Progress {
  responseId: string;
  study: StudyInvitation;
  history: TranscriptRow[];
  closingMessage: string | null;
}

/** Where an interview stands: what was said so far and what comes next; after the end, the end. */
export async function resumeInterview(ctx: ParticipantContext): Promise<ResumedInterview> {
  const began = Date.now();
  for (;;) {
    const found = await withTransaction(ctx, async ({ db }) => {
      const record = await lockInterview(db, ctx.principal.responseId);
      const step = await settleNext(db, record);
      if (step.kind === 'probe') return 'moderator pending';
      return {
        responseId: record.row.id,
        progress: record.row.progress,
        step,
        record,
        care: await careFor(db, record),
        study: invitationOf(record.revision, record.row.language),
        history: transcriptOf(record),
        closingMessage: record.revision.closingMessage,
      };
    });
    if (found !== 'moderator pending') return found;
    await settleProbe(ctx, began);
  }
}
