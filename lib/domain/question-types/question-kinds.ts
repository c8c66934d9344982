import type { QuestionType } from '../guide/guide';
import { fileUpload } from './file-upload';
import { matrix } from './matrix';
import { maxDiff } from './max-diff';
import { multipleChoice } from './multiple-choice';
import { openEnded } from './open-ended';
import type { QuestionKind } from './question-kind';
import { ranking } from './ranking';
import { statement } from './statement';

/** The registry of question types: a missing type, or a missing part of one, does not compile. */
export const QUESTION_KINDS: { readonly [T in QuestionType]: QuestionKind<T> } = {
  open_ended: openEnded,
  file_upload: fileUpload,
  multiple_choice: multipleChoice,
  ranking,
  statement,
  matrix,
  max_diff: maxDiff,
};

/** The rules' module of a question type. */
export function kindOf<T extends QuestionType>(type: T): QuestionKind<T> {
  return QUESTION_KINDS[type];
}
