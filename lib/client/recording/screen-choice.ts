import type { ScreenState } from './capture-devices';

interface ScreenChoice {
  screen: ScreenState;
  /** The question is about the screen (`screenObservationEnabled`). */
  observed: boolean;
  /** The participant chose to go on without it for this question. */
  goesWithout: boolean;
}

/**
 * Whether the participant has yet to share their screen or decline. A decision holds for the interview; a question
 * about the screen asks once more. Where a screen cannot be shared there is nothing to decide.
 */
export function isScreenUndecided({ screen, observed, goesWithout }: ScreenChoice): boolean {
  if (screen === 'impossible' || screen === 'shared') return false;
  return observed ? !goesWithout : screen !== 'without';
}
