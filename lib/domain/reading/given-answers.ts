import type { OptionStatus, QuestionType } from '../guide/guide';
import { metricOf } from '../guide/read';
import { cellsOf, isChoice, isFiles, isMatrix, isMaxDiff, isOpen, isSkip } from '../interview/answer-kinds';
import type { Answer, Interview, QuestionStep } from '../interview/interview';
import { stepAsked } from '../interview/next-step';
import type { ReadTurn } from './reading-rows';

export interface GivenFile {
  id: string;
  name: string;
  sizeBytes: number | null;
}

/** What was given to a question, by its type, in the texts of the guide. */
export type Given =
  | { type: 'open_ended'; texts: string[] }
  | {
      type: 'multiple_choice';
      selected: { text: string; status: OptionStatus | null }[];
      custom: string | null;
    }
  | { type: 'ranking'; ranked: string[] }
  | { type: 'matrix'; columns: string[]; rows: { text: string; chosen: string[] }[] }
  | { type: 'max_diff'; metric: string; screens: { options: string[]; best: string; worst: string }[] }
  | { type: 'file_upload'; files: GivenFile[] };

/** A question as it was asked, and what was given to it; null when it was skipped. Statements are none. */
export interface GivenAnswer {
  questionId: string;
  questionNumber: number;
  questionText: string;
  type: QuestionType;
  conceptId: string | null;
  conceptTitle: string | null;
  answerId: string | null;
  /** The seq of its turns, follow-ups included, in order. */
  turns: number[];
  given: Given | null;
}

/** In the order of asking, one for each question and concept. */
export function givenAnswers(
  interview: Omit<Interview, 'turns'> & { turns: readonly ReadTurn[] },
  files: ReadonlyMap<string, GivenFile>,
): GivenAnswer[] {
  const { turns } = interview;
  return turns.flatMap((turn) => {
    if (turn.kind === 'follow_up') return [];
    const step = stepAsked(interview, turn.stepId);
    if (step?.kind !== 'question' || step.item.type === 'statement') return [];
    const whole = turns.filter(
      (other) => other.questionId === turn.questionId && other.conceptId === turn.conceptId,
    );
    return [
      {
        questionId: turn.questionId,
        questionNumber: step.questionNumber,
        questionText: turn.moderator,
        type: step.item.type,
        conceptId: turn.conceptId,
        conceptTitle: step.concept?.content.title ?? null,
        answerId: turn.answerId,
        turns: whole.map(({ seq }) => seq),
        given: isSkip(turn.answer) ? null : givenTo(step, turn.answer, whole, files),
      },
    ];
  });
}

function givenTo(
  step: QuestionStep,
  answer: Answer,
  turns: readonly ReadTurn[],
  files: ReadonlyMap<string, GivenFile>,
): Given | null {
  const { item } = step;
  const texts = new Map(step.optionsInGuideOrder.map(({ id, text }) => [id, text]));
  const textOf = (id: string) => texts.get(id) ?? '';
  if (isOpen(answer)) {
    return { type: 'open_ended', texts: turns.map(({ user }) => user).filter((text) => text !== '') };
  }
  if (isFiles(answer)) {
    const nameless = (id: string): GivenFile => ({ id, name: 'file', sizeBytes: null });
    return { type: 'file_upload', files: answer.recordings.map((id) => files.get(id) ?? nameless(id)) };
  }
  if (isChoice(answer)) {
    if (item.type === 'ranking') return { type: 'ranking', ranked: answer.optionIds.map(textOf) };
    const selected = new Set(answer.optionIds);
    return {
      type: 'multiple_choice',
      selected: step.optionsInGuideOrder
        .filter(({ id }) => selected.has(id))
        .map(({ text, status }) => ({ text, status: status ?? null })),
      custom: answer.custom ?? null,
    };
  }
  if (isMaxDiff(answer) && item.type === 'max_diff') {
    return {
      type: 'max_diff',
      metric: metricOf(item),
      screens: answer.screens.map(({ best, worst }, at) => ({
        options: (step.screens[at] ?? []).map(textOf),
        best: textOf(best),
        worst: textOf(worst),
      })),
    };
  }
  if (isMatrix(answer) && item.type === 'matrix') {
    return {
      type: 'matrix',
      columns: item.options.map(({ text }) => text),
      rows: step.rows.map((row) => ({ text: row.text, chosen: cellsOf(answer, row.id).map(textOf) })),
    };
  }
  return null;
}
