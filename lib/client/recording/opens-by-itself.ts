import type { SpokenOutcome } from './question-voice';

interface Turn {
  /** The result of reading the question aloud. */
  question: SpokenOutcome;
  /** Whether something on this page was pressed since it was opened. */
  pressed: boolean;
  /** The participant's own setting. */
  byItself: boolean;
  /** There is material to look at or a screen to share first. */
  occupied: boolean;
  /** A part of this answer was recorded before the page was opened. */
  interrupted: boolean;
}

/**
 * Whether recording may start automatically at the end of the question (decisions, K9): only after a question that was
 * played to its end. Without a voice there is no such moment, so the participant starts it.
 */
export function opensByItself({ question, pressed, byItself, occupied, interrupted }: Turn): boolean {
  return question === 'ended' && pressed && byItself && !occupied && !interrupted;
}
