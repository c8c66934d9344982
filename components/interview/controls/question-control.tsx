'use client';

import type { QuestionControlProps } from './control-props';

/** The control of a question or a follow-up. It begins with the space below the question's heading. */
export function QuestionControl({ step }: QuestionControlProps) {
  return <p>{step.moderator}</p>;
}
