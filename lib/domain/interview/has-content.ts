import { isAcknowledgement, isChoice, isFiles, isMatrix, isMaxDiff, isOpen } from './answer-kinds';
import type { Answer } from './interview';

const LETTER = /\p{L}/u;

/**
 * Whether an answer says something that a study pays for (decisions, G6): a choice made, words with a letter in them,
 * a file, a recording. A skip, a statement's acknowledgement and mere punctuation do not.
 */
export function hasContent(answer: Answer): boolean {
  if (isOpen(answer)) return LETTER.test(answer.text) || (answer.recordings?.length ?? 0) > 0;
  if (isChoice(answer)) return answer.optionIds.length > 0 || LETTER.test(answer.custom ?? '');
  if (isMatrix(answer)) return Object.values(answer.cells).some((columns) => columns.length > 0);
  if (isMaxDiff(answer)) return answer.screens.length > 0;
  return !isAcknowledgement(answer) && isFiles(answer) && answer.recordings.length > 0;
}

/** Whether at least one answer of an interview has content. */
export function hasAnyContent(turns: readonly { answer: Answer }[]): boolean {
  return turns.some(({ answer }) => hasContent(answer));
}
