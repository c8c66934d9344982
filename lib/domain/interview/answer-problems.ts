import type { Issue } from '../failure';
import type { FileUploadItem, IdentifiedItem } from '../guide/guide';
import { maxFilesOf } from '../guide/read';
import {
  cellsOf,
  isAcknowledgement,
  isChoice,
  isFiles,
  isMatrix,
  isMaxDiff,
  isOpen,
  isSkip,
} from './answer-kinds';
import type {
  Answer,
  ChoiceAnswer,
  FilesAnswer,
  FollowUpStep,
  MatrixAnswer,
  MaxDiffAnswer,
  OpenAnswer,
  QuestionStep,
} from './interview';

/** Characters, as JavaScript counts. */
export const LONGEST_ANSWER = 50_000;
export const LONGEST_CUSTOM_OPTION = 5_000;

type Problems = Generator<Issue, void, undefined>;

const issue = (message: string, ...path: (string | number)[]): Issue => ({
  path: ['answer', ...path],
  message,
});

/** Says of each id that occurs a second time, or that is not among those that may be named. */
function* idProblems(
  ids: readonly string[],
  known: ReadonlySet<string> | null,
  ...path: (string | number)[]
): Problems {
  const seen = new Set<string>();
  for (const [at, id] of ids.entries()) {
    if (seen.has(id)) yield issue('Named twice', ...path, at);
    else if (known && !known.has(id)) yield issue('Not one of the options on offer', ...path, at);
    seen.add(id);
  }
}

function* openProblems({ text, recordings = [] }: OpenAnswer): Problems {
  if (text.length > LONGEST_ANSWER) yield issue(`At most ${LONGEST_ANSWER} characters`, 'text');
  if (text.trim() === '' && recordings.length === 0) yield issue('Say something, or skip', 'text');
  yield* idProblems(recordings, null, 'recordings');
}

function* customProblems(item: IdentifiedItem, custom: string): Problems {
  if (item.type !== 'multiple_choice' || !item.allowCustomOption) {
    yield issue('This question takes no option of your own', 'custom');
  } else if (custom.trim() === '') {
    yield issue('Write something, or leave it out', 'custom');
  } else if (custom.length > LONGEST_CUSTOM_OPTION) {
    yield issue(`At most ${LONGEST_CUSTOM_OPTION} characters`, 'custom');
  }
}

/** D3: the option typed counts as one; an exclusive option stands alone and then always fits. */
function* choiceProblems(step: QuestionStep, { optionIds, custom }: ChoiceAnswer): Problems {
  yield* idProblems(optionIds, new Set(step.options.map((option) => option.id)), 'optionIds');
  if (custom !== undefined) yield* customProblems(step.item, custom);
  const count = optionIds.length + (custom === undefined ? 0 : 1);
  if (step.item.type !== 'multiple_choice' || !step.item.multiSelect) {
    if (count !== 1) yield issue('Select exactly one option', 'optionIds');
    return;
  }
  const exclusive = new Set(
    step.options.filter((option) => option.exclusiveOption).map((option) => option.id),
  );
  if (optionIds.some((id) => exclusive.has(id))) {
    if (count > 1) yield issue('This option excludes all others', 'optionIds');
    return;
  }
  const { minSelect, maxSelect } = step;
  if (count < (minSelect ?? 1)) yield issue(`Select at least ${minSelect ?? 1}`, 'optionIds');
  if (maxSelect !== null && count > maxSelect) yield issue(`Select at most ${maxSelect}`, 'optionIds');
}

function* rankingProblems(step: QuestionStep, { optionIds, custom }: ChoiceAnswer): Problems {
  const offered = new Set(step.options.map((option) => option.id));
  yield* idProblems(optionIds, offered, 'optionIds');
  if (custom !== undefined) yield* customProblems(step.item, custom);
  const ranked = new Set(optionIds);
  if (step.options.some((option) => !ranked.has(option.id))) yield issue('Rank all options', 'optionIds');
}

function* matrixProblems(step: QuestionStep, answer: MatrixAnswer): Problems {
  const columns = new Set(step.options.map((option) => option.id));
  const rows = new Set(step.rows.map((row) => row.id));
  for (const id of Object.keys(answer.cells)) {
    if (!rows.has(id)) yield issue('Not a row of this question', 'cells', id);
  }
  const several = step.item.type === 'matrix' && step.item.multiSelect === true;
  for (const row of step.rows) {
    const chosen = cellsOf(answer, row.id);
    yield* idProblems(chosen, columns, 'cells', row.id);
    if (chosen.length === 0) yield issue('Every row needs an answer', 'cells', row.id);
    else if (chosen.length > 1 && !several) yield issue('Select exactly one in each row', 'cells', row.id);
  }
}

function* maxDiffProblems(step: QuestionStep, { screens }: MaxDiffAnswer): Problems {
  if (screens.length !== step.screens.length) {
    yield issue(`Answer all ${step.screens.length} screens, in order`, 'screens');
  }
  for (const [at, { best, worst }] of screens.entries()) {
    const screen = step.screens[at];
    if (!screen) return;
    if (!screen.includes(best)) yield issue('Not on this screen', 'screens', at, 'best');
    if (!screen.includes(worst)) yield issue('Not on this screen', 'screens', at, 'worst');
    if (best === worst) yield issue('Best and worst are two options', 'screens', at, 'worst');
  }
}

function* filesProblems(item: FileUploadItem, { recordings }: FilesAnswer): Problems {
  const most = maxFilesOf(item);
  if (recordings.length === 0) yield issue('Upload a file, or skip', 'recordings');
  if (recordings.length > most) yield issue(`At most ${most} files`, 'recordings');
  yield* idProblems(recordings, null, 'recordings');
}

function* problemsOf(step: QuestionStep | FollowUpStep, answer: Answer): Problems {
  if (isSkip(answer)) {
    if (step.block.type === 'screening') yield issue('A screening question cannot be skipped', 'skip');
    return;
  }
  const { item } = step;
  if (step.kind === 'follow_up' || item.type === 'open_ended') {
    if (isOpen(answer)) return yield* openProblems(answer);
  } else if (item.type === 'multiple_choice') {
    if (isChoice(answer)) return yield* choiceProblems(step, answer);
  } else if (item.type === 'ranking') {
    if (isChoice(answer)) return yield* rankingProblems(step, answer);
  } else if (item.type === 'matrix') {
    if (isMatrix(answer)) return yield* matrixProblems(step, answer);
  } else if (item.type === 'max_diff') {
    if (isMaxDiff(answer)) return yield* maxDiffProblems(step, answer);
  } else if (item.type === 'file_upload') {
    if (isFiles(answer)) return yield* filesProblems(item, answer);
  } else if (isAcknowledgement(answer)) return;
  yield issue('This is no answer to a question of this kind');
}

/**
 * Why an answer does not fit its step, nothing when it does (interview protocol, Answer; decisions, D3 and D4).
 * Paths are those of the request. Whether recordings exist is not looked at.
 */
export function answerProblems(step: QuestionStep | FollowUpStep, answer: Answer): Issue[] {
  return [...problemsOf(step, answer)];
}
