import type { QuestionControlProps } from './control-props';
import type { ControlTexts } from './control-texts';

/** The props that `QuestionControl` passes to the control of a question type. */
export interface InnerControlProps<Q> extends Pick<QuestionControlProps, 'value' | 'onChange' | 'onSubmit'> {
  question: Q;
  disabled: boolean;
  texts: ControlTexts;
  language: string;
  shortcuts: boolean;
  /** Names the control's group or field after the question. */
  named: { 'aria-label': string } | { 'aria-labelledby': string };
}
