import type { SpokenOutcome } from './question-voice';

interface Turn {
  /** What became of reading the question aloud. */
  question: SpokenOutcome;
  /** Whether something on this page was pressed since it was opened. */
  pressed: boolean;
  /** The participant's own switch. */
  byItself: boolean;
  /** Something is to be looked at or shared first. */
  occupied: boolean;
  /** Some of this answer was recorded before the page was opened. */
  interrupted: boolean;
}

/**
 * Whether recording may start at the end of the question without a press (decisions, K9): only after a question that
 * was heard to its end. Without a voice there is nothing that the microphone could follow, so the participant starts it.
 */
export function opensByItself({ question, pressed, byItself, occupied, interrupted }: Turn): boolean {
  return question === 'ended' && pressed && byItself && !occupied && !interrupted;
}
