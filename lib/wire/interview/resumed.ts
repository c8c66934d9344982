import { z } from 'zod';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import { NO_LINKS } from '@/lib/domain/recording/turn-recording';
import type { TranscriptRow } from '@/lib/domain/response/transcript';
import { TranscriptItemShape, transcriptItemV1 } from '../v1/single-response';
import type { CareSource } from './care';
import { InvitationShape, invitationReply } from './start';
import { type EndingSource, stepReply, type VisibleStep } from './step';
import { StepShape } from './step-shape';

export const ResumedShape = z
  .object({
    responseId: z.uuid().meta({ description: 'The response that it is.' }),
    progress: z
      .enum(['in_progress', 'screened_out', 'complete'])
      .meta({ description: 'Where the interview stands. `complete` and `screened_out` are final.' }),
    study: InvitationShape,
    history: z.array(TranscriptItemShape).meta({ description: 'What was asked and said so far.' }),
    step: StepShape.meta({ description: 'What to show next.' }),
  })
  .meta({ id: 'ResumedInterview', description: 'An interview, wherever it stands.' });
export type ResumedReply = z.infer<typeof ResumedShape>;

/** An interview at its current step (interview protocol, Resume). */
export function resumedReply(interview: {
  responseId: string;
  progress: ResumedReply['progress'];
  study: StudyInvitation;
  history: TranscriptRow[];
  step: VisibleStep;
  closingMessage: string | null;
  care: CareSource | null;
  ending: EndingSource | null;
}): ResumedReply {
  const { responseId, progress, study, history, step, closingMessage, care, ending } = interview;
  return {
    responseId,
    progress,
    study: invitationReply(study),
    history: history.map((row) => transcriptItemV1({ ...row, ...NO_LINKS })),
    step: stepReply(step, { language: study.language, closingMessage, care, ending }),
  };
}
