import { cellsOf, isChoice, isFiles, isMatrix, isMaxDiff, isOpen } from './answer-kinds';
import type { Answer, ChoiceAnswer, FollowUpStep, MaxDiffAnswer, QuestionStep } from './interview';

/** Stands for a file whose name is not known. */
const NAMELESS_FILE = 'file';

function selectionText(step: QuestionStep, { optionIds, custom }: ChoiceAnswer): string {
  const selected = new Set(optionIds);
  const texts = step.optionsInGuideOrder.filter(({ id }) => selected.has(id)).map(({ text }) => text);
  return [...texts, ...(custom === undefined ? [] : [custom])].join('; ');
}

function maxDiffText(texts: ReadonlyMap<string, string>, { screens }: MaxDiffAnswer): string {
  return screens
    .map(({ best, worst }) => `Best: ${texts.get(best) ?? ''}. Worst: ${texts.get(worst) ?? ''}.`)
    .join(' ');
}

/**
 * An answer in words (decisions, D9), in the language of the step's texts; "" for a skip and a statement.
 * `fileNames` are the names of uploaded files by recording id.
 */
export function answerText(
  step: QuestionStep | FollowUpStep,
  answer: Answer,
  fileNames: ReadonlyMap<string, string> = new Map(),
): string {
  if (isOpen(answer)) return answer.text;
  if (isFiles(answer)) return answer.recordings.map((id) => fileNames.get(id) ?? NAMELESS_FILE).join('; ');
  if (step.kind === 'follow_up') return '';
  const texts = new Map(step.optionsInGuideOrder.map(({ id, text }) => [id, text]));
  if (isChoice(answer)) {
    return step.item.type === 'ranking'
      ? answer.optionIds.map((id, at) => `${at + 1}. ${texts.get(id) ?? ''}`).join('; ')
      : selectionText(step, answer);
  }
  if (isMaxDiff(answer)) return maxDiffText(texts, answer);
  if (!isMatrix(answer)) return '';
  return step.rows
    .map((row) => {
      const chosen = new Set(cellsOf(answer, row.id));
      const columns = step.optionsInGuideOrder.filter(({ id }) => chosen.has(id));
      return `${row.text}: ${columns.map(({ text }) => text).join(', ')}`;
    })
    .join('; ');
}
