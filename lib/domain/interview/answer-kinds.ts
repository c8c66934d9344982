import type { Answer, ChoiceAnswer, FilesAnswer, MatrixAnswer, MaxDiffAnswer, OpenAnswer } from './interview';

/** Which kind of answer it is, recognised by its keys, which no two kinds share. */

export function isSkip(answer: Answer): answer is { skip: true } {
  return Object.hasOwn(answer, 'skip');
}
export function isOpen(answer: Answer): answer is OpenAnswer {
  return Object.hasOwn(answer, 'text');
}
/** multiple_choice and ranking. */
export function isChoice(answer: Answer): answer is ChoiceAnswer {
  return Object.hasOwn(answer, 'optionIds');
}
export function isMatrix(answer: Answer): answer is MatrixAnswer {
  return Object.hasOwn(answer, 'cells');
}
export function isMaxDiff(answer: Answer): answer is MaxDiffAnswer {
  return Object.hasOwn(answer, 'screens');
}
/** file_upload; an open answer can have recordings too, but always has a text. */
export function isFiles(answer: Answer): answer is FilesAnswer {
  return Object.hasOwn(answer, 'recordings') && !isOpen(answer);
}
/** statement: `{}`. */
export function isAcknowledgement(answer: Answer): answer is Record<string, never> {
  return Object.keys(answer).length === 0;
}

/** The columns chosen in a row, none when the row is missing. */
export function cellsOf(answer: MatrixAnswer, rowId: string): string[] {
  return Object.hasOwn(answer.cells, rowId) ? (answer.cells[rowId] ?? []) : [];
}
