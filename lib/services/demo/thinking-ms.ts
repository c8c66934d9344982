import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Answer, FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';
import type { Random } from '@/lib/domain/interview/seeded-random';

const PER_CHARACTER_READ = 45;
const PER_CHARACTER_TYPED = 190;
const PER_OPTION = 900;
const PER_ROW = 3_200;
const PER_SCREEN = 7_500;

/** The time to read a step and to answer it, in milliseconds. */
export function thinkingMs(step: QuestionStep | FollowUpStep, answer: Answer, random: Random): number {
  const asked = step.kind === 'follow_up' ? step.text : step.item.text;
  const concept = step.concept?.content.description?.length ?? 0;
  const reading = 1_500 + (asked.length + concept / 2) * PER_CHARACTER_READ;
  return (reading + answering(step, answer)) * (0.7 + random() * 0.8);
}

function answering(step: QuestionStep | FollowUpStep, answer: Answer): number {
  if (isOpen(answer)) return 3_000 + answer.text.length * PER_CHARACTER_TYPED;
  if (step.kind === 'follow_up') return 1_500;
  return (
    1_500 +
    step.options.length * PER_OPTION * (step.item.type === 'ranking' ? 4 : 1) +
    step.rows.length * PER_ROW +
    step.screens.length * PER_SCREEN
  );
}
