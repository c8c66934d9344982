import { kindOf } from '../question-types/question-kinds';
import type { Given } from './given-answers';

/** What was given, in one text that stands by itself: for copying and exports. A line for each part. */
export function givenText(given: Given | null): string {
  return given === null ? '' : kindOf(given.type).givenText(given);
}
