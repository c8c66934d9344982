import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Answer } from '@/lib/domain/interview/interview';
import type { StepReply } from '@/lib/wire/interview/step-shape';
import { type ChangesState, NO_CHANGES } from './answer-change';
import type { InterviewStudy } from './interview-transport';
import type { Exchange, Place } from './kept-interview';
import type { Refused } from './outcome';
import type { Waiting } from './resender';

export type AskedStep = Exclude<StepReply, { kind: 'end' }>;
type QuestionStep = Extract<StepReply, { kind: 'question' }>;
export type EndStep = Extract<StepReply, { kind: 'end' }>;

/** The state that the participant's page shows. Replaced as a whole with every change. */
export interface SessionState {
  phase:
    | 'opening'
    | 'welcome'
    | 'asking'
    | 'ended'
    /** The study accepts no participants now. */
    | 'shut'
    /** The link's parameters exceed what an interview can store. */
    | 'bad_parameters'
    /** A personal link that is not valid. */
    | 'bad_link'
    /** The interview was deleted. */
    | 'gone';
  study: InterviewStudy;
  responseId: string | null;
  /** The personal link's secret; null where only the cookie has it. */
  token: string | null;
  /** The parameters that the interview was started with, as `linkKey` has them; null where this device does not know. */
  link: string | null;
  step: AskedStep | null;
  end: EndStep | null;
  /** The question that the step is or belongs to, where it is known. */
  question: QuestionStep | null;
  /** Above a follow-up. */
  before: Exchange | null;
  /** The answer being entered. */
  value: Answer | undefined;
  /** The answer that is being sent. */
  sending: Answer | null;
  /** The start button was pressed. */
  starting: boolean;
  waiting: Waiting | null;
  /**
   * `unfit`: the server refused the answer; `elsewhere`: it was answered in another window; `added`: the same, and what
   * was said here is part of that answer.
   */
  notice: 'unfit' | 'elsewhere' | 'added' | null;
  /** Words written here that were not sent. */
  left: string | null;
  /** Earlier answers that the participant changes. */
  changes: ChangesState;
  /** The participant came back to the interview. */
  resumed: boolean;
  mayChangeLanguage: boolean;
}

export function firstState(
  study: InterviewStudy,
  phase: 'opening' | 'welcome' | 'shut',
  responseId: string | null,
): SessionState {
  return {
    phase,
    study,
    responseId,
    token: null,
    link: null,
    step: null,
    end: null,
    question: null,
    before: null,
    value: undefined,
    sending: null,
    starting: false,
    waiting: null,
    notice: null,
    left: null,
    changes: NO_CHANGES,
    resumed: false,
    mayChangeLanguage: false,
  };
}

/** The state for a step that the server returned. If the step is shown already, its draft is kept. */
export function placed(
  state: SessionState,
  { study, step, question, before, begun }: Place,
  draft: Answer | undefined,
): Partial<SessionState> {
  const shared = { study, question, before, mayChangeLanguage: !begun };
  if (step.kind === 'end') {
    return { ...shared, phase: 'ended', end: step, step: null, value: undefined, sending: null };
  }
  const same = state.step?.id === step.id;
  if (same) return { ...shared, phase: 'asking', step, before: before ?? state.before };
  return { ...shared, phase: 'asking', step, value: draft, sending: null };
}

/** The question of a step: itself, or the current one when the step is a follow-up to it. */
export function questionOf(step: StepReply, known: QuestionStep | null): QuestionStep | null {
  if (step.kind === 'question') return step;
  if (step.kind === 'end' || !known) return null;
  return known.questionId === step.questionId && known.conceptId === step.conceptId ? known : null;
}

/** The question and the answer to show above a follow-up. */
export function exchangeOf({ step }: SessionState, answer: Answer): Exchange | null {
  return step && isOpen(answer) ? { asked: step.moderator, said: answer.text } : null;
}

export function startRefusal({ status }: Refused): SessionState['phase'] {
  return status === 409 || status === 404 ? 'shut' : 'bad_parameters';
}

export function stepIdOf(step: StepReply): string {
  return step.kind === 'end' ? 'end' : step.id;
}
