import type { AskedStep } from './control-props';

/** Heights in rem, as the controls have them on a wide page. */
const ROW = 3.75;
const HINT = 4;

function heightOf(step: AskedStep): number {
  if (step.kind === 'follow_up') return 12.5;
  const { question } = step;
  switch (question.type) {
    case 'open_ended':
      return 12.5;
    case 'multiple_choice':
    case 'ranking':
      return HINT + question.options.length * ROW;
    case 'matrix':
      return HINT + (question.rows.length + 1) * ROW;
    case 'max_diff':
      return HINT + (question.itemsPerScreen + 1) * ROW;
    case 'file_upload':
      return HINT + 3 * ROW;
    case 'statement':
      return 0;
  }
}

/** Reserves a control's place while its code is loading. */
export function ControlPlaceholder({ step }: { step: AskedStep }) {
  return <div aria-hidden style={{ minHeight: `${heightOf(step)}rem` }} />;
}
