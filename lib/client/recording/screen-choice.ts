import type { ScreenState } from './capture-devices';

interface ScreenChoice {
  screen: ScreenState;
  /** The question is about what is on the screen (`screenObservationEnabled`). */
  observed: boolean;
  /** The participant said for this question that they go on without it. */
  goesWithout: boolean;
}

/**
 * Whether the participant has yet to share their screen or to say that they go on without it. Once said it holds for the
 * interview; a question that is about the screen asks once more. Where no screen can be shared there is nothing to say.
 */
export function isScreenUndecided({ screen, observed, goesWithout }: ScreenChoice): boolean {
  if (screen === 'impossible' || screen === 'shared') return false;
  return observed ? !goesWithout : screen !== 'without';
}
