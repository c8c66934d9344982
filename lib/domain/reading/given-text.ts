import { kindOf } from '../question-types/question-kinds';
import type { Given } from './given-answers';

/** An answer as one text that can stand alone: for copying and exports. A line for each part. */
export function givenText(given: Given | null): string {
  return given === null ? '' : kindOf(given.type).givenText(given);
}
