import { z } from 'zod';
import { ANSWER_STATES, type AnswerSoFar } from '@/lib/domain/interview/answers-so-far';
import type { Answer } from '@/lib/domain/interview/interview';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import { NO_LINKS } from '@/lib/domain/recording/turn-recording';
import type { TranscriptRow } from '@/lib/domain/response/transcript';
import { TranscriptItemShape, transcriptItemV1 } from '../v1/single-response';
import type { CareSource } from './care';
import { InvitationShape, invitationReply } from './start';
import { type EndingSource, stepReply, type VisibleStep } from './step';
import { StepShape } from './step-shape';

const AnswerSoFarShape = z
  .object({
    stepId: z.string().meta({ description: 'The `id` of the step.' }),
    responseIndex: z.int().meta({ description: 'Its row in `history`.' }),
    state: z.enum(ANSWER_STATES).meta({
      description:
        'Whether it may be changed now: `finished` with its block, or `stays` for another reason, such as having been spoken.',
    }),
    version: z.int().min(1).meta({ description: 'The version to name when it is changed.' }),
    first: z
      .string()
      .nullable()
      .meta({ description: 'What was answered first; null for an answer that was not changed.' }),
    number: z.int().meta({ description: 'Its place among the questions asked, from 1.' }),
    section: z.int().meta({ description: 'Which part of the interview it belongs to, from 1.' }),
    step: StepShape.exactOptional().meta({
      description: 'The step as it was asked, while it may be changed.',
    }),
    answer: z
      .custom<Answer>((value) => typeof value === 'object' && value !== null)
      .meta({ override: { type: 'object', additionalProperties: true } })
      .exactOptional()
      .meta({
        description: 'The answer that counts now, in the form of its question, while it may be changed.',
      }),
  })
  .meta({ id: 'AnswerSoFar', description: 'An answer that was given, and whether it may be changed.' });
export type AnswerSoFarReply = z.infer<typeof AnswerSoFarShape>;

export const ResumedShape = z
  .object({
    responseId: z.uuid().meta({ description: 'The response that it is.' }),
    progress: z
      .enum(['in_progress', 'screened_out', 'complete'])
      .meta({ description: 'Where the interview stands. `complete` and `screened_out` are final.' }),
    study: InvitationShape,
    history: z.array(TranscriptItemShape).meta({ description: 'What was asked and said so far.' }),
    answers: z.array(AnswerSoFarShape).exactOptional().meta({
      description: 'Whether earlier answers may be changed; present where the study allows it.',
    }),
    step: StepShape.meta({ description: 'What to show next.' }),
  })
  .meta({ id: 'ResumedInterview', description: 'An interview, wherever it stands.' });
export type ResumedReply = z.infer<typeof ResumedShape>;

interface AnswerSource extends Pick<AnswerSoFar, 'step' | 'state'> {
  stepId: string;
  version: number;
  first: string | null;
  answer: Answer;
}

/** An interview at its current step (interview protocol, Resume). */
export function resumedReply(interview: {
  responseId: string;
  progress: ResumedReply['progress'];
  study: StudyInvitation;
  history: TranscriptRow[];
  answers: AnswerSource[] | null;
  step: VisibleStep;
  closingMessage: string | null;
  care: CareSource | null;
  ending: EndingSource | null;
}): ResumedReply {
  const { responseId, progress, study, history, answers, step, closingMessage, care, ending } = interview;
  return {
    responseId,
    progress,
    study: invitationReply(study),
    history: history.map((row) => transcriptItemV1({ ...row, ...NO_LINKS })),
    ...(answers && { answers: answers.map((answer) => answerSoFar(answer, { history, study })) }),
    step: stepReply(step, { language: study.language, closingMessage, care, ending }),
  };
}

function answerSoFar(
  { stepId, state, version, first, step, answer }: AnswerSource,
  { history, study }: { history: TranscriptRow[]; study: StudyInvitation },
): AnswerSoFarReply {
  return {
    stepId,
    responseIndex: history.find((row) => row.stepId === stepId)?.responseIndex ?? 0,
    state,
    version,
    first,
    number: step.number,
    section: step.section.number,
    ...(state === 'open' && { step: stepReply(step, { language: study.language }), answer }),
  };
}
