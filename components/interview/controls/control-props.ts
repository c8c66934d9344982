import type { Answer } from '@/lib/domain/interview/interview';
import type { StepReply } from '@/lib/wire/interview/step-shape';
import type { Uploads } from './uploads';

/** A step that is answered: a question of any type, or a follow-up. */
export type AskedStep = Exclude<StepReply, { kind: 'end' }>;
export type QuestionStep = Extract<StepReply, { kind: 'question' }>;
type Question = QuestionStep['question'];
export type QuestionOf<T extends Question['type']> = Extract<Question, { type: T }>;

export interface QuestionControlProps {
  step: AskedStep;
  /**
   * The answer being entered. Missing choices in it are an empty text (a side of a max-diff screen, the participant's
   * own option, a file being uploaded) or absent (a row of a matrix); `canSubmit` handles both.
   */
  value: Answer | undefined;
  onChange: (value: Answer | undefined) => void;
  /** A key inside the control meant "send": Ctrl or Cmd with Enter in text, Enter in a text of one line. */
  onSubmit: () => void;
  disabled?: boolean;
  /** Absent where nothing can be sent (a preview of the guide): files then stay on the device. */
  uploads?: Uploads | undefined;
  /** The participant's language, one of the guide language's codes (decisions, B3). */
  language: string;
  /** The id of the heading with the question. Without one the moderator's words name the control. */
  labelledBy?: string | undefined;
  /** Keys 1 to 9 choose options. Single keys can be switched off (WCAG 2.1.4). */
  shortcuts?: boolean;
}
