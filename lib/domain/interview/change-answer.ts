import { placedItems } from '../guide/read';
import { isFiles, isOpen, isSkip } from './answer-kinds';
import type { Answer, FollowUpStep, Interview, Next, QuestionStep } from './interview';
import { conditionsMet, nextStep, stepAsked } from './next-step';

/** Why an earlier answer stays as it is. */
export type Unchangeable = 'not_answered' | 'left_out' | 'spoken' | 'files' | 'closed' | 'alters' | 'danger';

/** What participants are told of it. */
export const UNCHANGEABLE: Record<Unchangeable, string> = {
  not_answered: 'This step has not been answered.',
  left_out: 'This step was left out; only what was answered can be changed.',
  spoken: 'A spoken answer stays as it was said.',
  files: 'Files that were handed in stay.',
  closed: 'This part of the interview is finished, so its answers stay as they are.',
  danger: 'This answer stays as it was given.',
  alters: 'Another answer here would alter what was asked after it.',
};

type Changeable = { at: number; step: QuestionStep | FollowUpStep };

/** The answered step of this id, and its place among the turns, or why its answer cannot be changed. */
export function changeable(interview: Interview, stepId: string): Changeable | Unchangeable {
  const at = interview.turns.findIndex((turn) => turn.stepId === stepId);
  const step = stepAsked(interview, stepId);
  const answer = interview.turns[at]?.answer;
  if (!step || !answer) return 'not_answered';
  if (openBlock(interview) !== step.block.id) return 'closed';
  if (isSkip(answer)) return 'left_out';
  if (isFiles(answer)) return 'files';
  if (isOpen(answer) && answer.recordings?.length) return 'spoken';
  return { at, step };
}

/** The block that the participant is in; undefined at the end and between blocks. */
function openBlock(interview: Interview): string | undefined {
  const next = nextStep(interview);
  if (next.kind === 'question' || next.kind === 'follow_up') return next.block.id;
  if (next.kind !== 'probe') return undefined;
  const last = interview.turns.find((turn) => turn.stepId === next.stepId);
  return placedItems(interview.guide).find(({ item }) => item.id === last?.questionId)?.block.id;
}

/**
 * Whether another answer to the turn at this place would alter anything that came after it: a step that was shown, or is
 * shown now, with its options, or which of `conditionals`, those of quotas, are met. Questions that nobody has seen yet
 * may come or go: they change how many there are, and nothing that was answered.
 */
export function alters(
  interview: Interview,
  at: number,
  answer: Answer,
  conditionals: Parameters<typeof conditionsMet>[1],
): boolean {
  const turn = interview.turns[at]!;
  // Words decide nothing by themselves: what a moderator made of them is stored with the turn and stays.
  if (isOpen(turn.answer) && isOpen(answer)) return false;
  const after = { ...interview, turns: interview.turns.with(at, { ...turn, answer }) };
  const shown = ({ turns, ...rest }: Interview) =>
    turns.slice(at).map((_, past) => uncounted(nextStep({ ...rest, turns: turns.slice(0, at + past + 1) })));
  return (
    JSON.stringify(shown(interview)) !== JSON.stringify(shown(after)) ||
    conditionsMet(interview, conditionals).join() !== conditionsMet(after, conditionals).join()
  );
}

/** A step without the counts of what may follow it. */
function uncounted(next: Next): object {
  if (next.kind !== 'question' && next.kind !== 'follow_up') return next;
  const { total, section, ...step } = next;
  return step;
}
