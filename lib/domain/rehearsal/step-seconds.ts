import type { InterviewMode } from '../guide/guide';
import { isOpen, isSkip } from '../interview/answer-kinds';
import type { Answer, FollowUpStep, QuestionStep } from '../interview/interview';
import { SECONDS } from '../question-types/answer-seconds';
import { kindOf } from '../question-types/question-kinds';

/** Words a second of people who read, type and speak at an ordinary pace. */
const PACE = { read: 3.5, type: 0.6, speak: 2.2 };
/** Thinking before an answer in one's own words. */
const THINK = 4;
/** Deciding to skip. */
const SKIP = 3;
const SHOWN = 15;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** About how many seconds a person takes for a step with this answer. An estimate like that of the study's minutes. */
export function stepSeconds(step: QuestionStep | FollowUpStep, answer: Answer, mode: InterviewMode): number {
  const asked = step.kind === 'follow_up' ? step.text : step.item.text;
  const reading = wordsIn(asked) / PACE.read;
  const shown =
    step.kind === 'question' ? SHOWN * ((step.item.media?.length ?? 0) + (step.item.embed ? 1 : 0)) : 0;
  if (isSkip(answer)) return Math.round(reading + SKIP);
  if (isOpen(answer)) {
    const pace = mode === 'text' ? PACE.type : PACE.speak;
    return Math.round(shown + reading + THINK + wordsIn(answer.text) / pace);
  }
  if (step.kind === 'follow_up') return SECONDS.followUp;
  return Math.round(shown + kindOf(step.item.type).seconds(step.item, step.options.length));
}
