import {
  cellsOf,
  isChoice,
  isFiles,
  isMatrix,
  isMaxDiff,
  isOpen,
  isSkip,
} from '@/lib/domain/interview/answer-kinds';
import { LONGEST_ANSWER, LONGEST_CUSTOM_OPTION } from '@/lib/domain/interview/answer-limits';
import type { Answer, MaxDiffAnswer } from '@/lib/domain/interview/interview';
import type { AskedStep, QuestionOf } from './control-props';
import type { ControlTexts } from './control-texts';

/** The effect of the page's main button on the current answer. */
export type Readiness =
  /** It may be sent: send `answer`, not the value being entered. */
  | { state: 'ready'; answer: Answer; note: string | null }
  /** The question has another screen: pass `value` to onChange and stay on this step. */
  | { state: 'more'; value: Answer; note: null }
  /** It may not be sent: `reason` says in words what is missing. */
  | { state: 'missing'; reason: string; note: string | null };

const ready = (answer: Answer, note: string | null = null): Readiness => ({ state: 'ready', answer, note });
const missing = (reason: string, note: string | null = null): Readiness => ({
  state: 'missing',
  reason,
  note,
});

/**
 * Whether the value may be sent as the answer to its step (interview protocol, Answer), and the sentence to show
 * when not. `note` is a short state such as "2 chosen", for the dock. A value of another kind of question counts as
 * none. A ranking that nobody touched or confirmed is not an answer; a statement needs nothing.
 */
export function canSubmit(step: AskedStep, value: Answer | undefined, texts: ControlTexts): Readiness {
  if (value && isSkip(value) && !(step.kind === 'question' && step.question.isScreener)) return ready(value);
  if (step.kind === 'follow_up') return openReady(value, texts);
  const { question } = step;
  switch (question.type) {
    case 'open_ended':
      return openReady(value, texts);
    case 'multiple_choice':
      return choiceReady(question, value, texts);
    case 'ranking':
      return rankingReady(question, value, texts);
    case 'matrix':
      return matrixReady(question, value, texts);
    case 'max_diff':
      return maxDiffReady(question, value, texts);
    case 'file_upload':
      return filesReady(question, value, texts);
    case 'statement':
      return ready({});
  }
}

function openReady(value: Answer | undefined, texts: ControlTexts): Readiness {
  if (!value || !isOpen(value)) return missing(texts.textMissing);
  if (value.text.length > LONGEST_ANSWER)
    return missing(texts.charactersOver(value.text.length - LONGEST_ANSWER));
  const spoken = value.recordings !== undefined && value.recordings.length > 0;
  return value.text.trim() === '' && !spoken ? missing(texts.textMissing) : ready(value);
}

function choiceReady(
  question: QuestionOf<'multiple_choice'>,
  value: Answer | undefined,
  texts: ControlTexts,
): Readiness {
  const { optionIds, custom } = choiceOf(question, value);
  const answer = { optionIds, ...(custom === undefined ? {} : { custom }) };
  const count = chosenCount(answer);
  const note = question.isMultiSelect && count > 0 ? texts.chosen(count) : null;
  if (custom !== undefined && custom.trim() === '') return missing(texts.ownMissing, note);
  if (custom !== undefined && custom.length > LONGEST_CUSTOM_OPTION)
    return missing(texts.charactersOver(custom.length - LONGEST_CUSTOM_OPTION), note);
  if (!question.isMultiSelect) return count === 1 ? ready(answer) : missing(texts.chooseOne);
  const exclusive = question.options.some((option) => option.exclusive && optionIds.includes(option.id));
  if (exclusive && count === 1) return ready(answer, note);
  const { least, most } = boundsOf(question);
  if (count < least) return missing(texts.chooseAtLeast(least), note);
  if (count > most) return missing(texts.chosenEnough(most), note);
  return ready(answer, note);
}

function rankingReady(
  question: QuestionOf<'ranking'>,
  value: Answer | undefined,
  texts: ControlTexts,
): Readiness {
  const isOwn = isConfirmed(value) || question.options.length < 2;
  return isOwn ? ready({ optionIds: rankedIds(question, value) }) : missing(texts.rankMissing);
}

function matrixReady(
  question: QuestionOf<'matrix'>,
  value: Answer | undefined,
  texts: ControlTexts,
): Readiness {
  const cells = cellsIn(question, value);
  const open = question.rows.find((row) => cellsOf({ cells }, row.id).length === 0);
  const done = question.rows.filter((row) => cellsOf({ cells }, row.id).length > 0).length;
  const note = done > 0 ? texts.rowsDone(done, question.rows.length) : null;
  return open ? missing(texts.rowMissing(open.text), note) : ready({ cells }, note);
}

function maxDiffReady(
  question: QuestionOf<'max_diff'>,
  value: Answer | undefined,
  texts: ControlTexts,
): Readiness {
  const screens = screensOf(question, value);
  const at = screens.length - 1;
  const total = question.screens.length;
  const sides = screens[at];
  if (!sides?.best) return missing(texts.sideMissing(texts.most(question.metric)));
  if (!sides.worst) return missing(texts.sideMissing(texts.least(question.metric)));
  if (screens.length < total)
    return { state: 'more', value: { screens: [...screens, UNDECIDED] }, note: null };
  return ready({ screens });
}

function filesReady(
  question: QuestionOf<'file_upload'>,
  value: Answer | undefined,
  texts: ControlTexts,
): Readiness {
  const recordings = value && isFiles(value) ? value.recordings : [];
  if (recordings.length === 0) return missing(texts.fileMissing);
  if (recordings.includes('')) return missing(texts.filesUnderWay);
  if (recordings.length > question.maxFiles) return missing(texts.tooMany(question.maxFiles));
  return ready({ recordings });
}

/** The selected options of a multiple_choice that are on offer; an exclusive option alone. */
export function choiceOf(
  question: QuestionOf<'multiple_choice'>,
  value: Answer | undefined,
): { optionIds: string[]; custom?: string } {
  if (!value || !isChoice(value)) return { optionIds: [] };
  const offered = new Set(question.options.map((option) => option.id));
  const optionIds = value.optionIds.filter((id) => offered.has(id));
  const alone = question.options.find((option) => option.exclusive && optionIds.includes(option.id));
  if (alone) return { optionIds: [alone.id] };
  return question.allowCustomOption && value.custom !== undefined
    ? { optionIds, custom: value.custom }
    : { optionIds };
}

/** The participant's own option counts as one, also before its text is entered. */
export function chosenCount({ optionIds, custom }: { optionIds: string[]; custom?: string }): number {
  return optionIds.length + (custom === undefined ? 0 : 1);
}

/** How many may be chosen together (decisions, D3). An exclusive option alone is always permitted. */
export function boundsOf(question: QuestionOf<'multiple_choice'>): { least: number; most: number } {
  const together =
    question.options.filter((option) => !option.exclusive).length + (question.allowCustomOption ? 1 : 0);
  const most = question.isMultiSelect ? (question.maxSelect ?? Math.max(1, together)) : 1;
  return { least: question.minSelect ?? 1, most };
}

/** Whether the order is the participant's own: they moved an option, or confirmed the order shown. */
export function isConfirmed(value: Answer | undefined): boolean {
  return value !== undefined && isChoice(value);
}

/** The ranking so far, or the order shown: options that are not on offer are left out, missing ones come last. */
export function rankedIds(question: QuestionOf<'ranking'>, value: Answer | undefined): string[] {
  const shown = question.options.map((option) => option.id);
  if (!value || !isChoice(value)) return shown;
  const offered = new Set(shown);
  return [...new Set([...value.optionIds.filter((id) => offered.has(id)), ...shown])];
}

/** The cells chosen, of this question's rows and columns alone. */
export function cellsIn(question: QuestionOf<'matrix'>, value: Answer | undefined): Record<string, string[]> {
  if (!value || !isMatrix(value)) return {};
  const columns = new Set(question.columns.map((column) => column.id));
  const most = question.isMultiSelect ? columns.size : 1;
  const chosenIn = (rowId: string) => cellsOf(value, rowId).filter((id) => columns.has(id));
  return Object.fromEntries(
    question.rows
      .map((row): [string, string[]] => [row.id, chosenIn(row.id).slice(0, most)])
      .filter(([, chosen]) => chosen.length > 0),
  );
}

const UNDECIDED = { best: '', worst: '' };

/** The screens of a max-diff up to the current one: the first unfinished one, or the last; at least one. */
export function screensOf(
  question: QuestionOf<'max_diff'>,
  value: Answer | undefined,
): MaxDiffAnswer['screens'] {
  if (!value || !isMaxDiff(value) || value.screens.length === 0) return [UNDECIDED];
  const screens = value.screens.slice(0, question.screens.length).map((sides, at) => {
    const shown = question.screens[at] ?? [];
    const best = shown.includes(sides.best) ? sides.best : '';
    return { best, worst: shown.includes(sides.worst) && sides.worst !== best ? sides.worst : '' };
  });
  const unfinished = screens.findIndex((sides) => sides.best === '' || sides.worst === '');
  return unfinished < 0 ? screens : screens.slice(0, unfinished + 1);
}
