import type { Answer, Probe } from '../interview/interview';
import type { ResponseFlag } from '../response/response-flag';
import { assessSafety, type SafetyFinding, type SafetyLevel } from './assess-safety';

export interface SaidTurn {
  questionId: string;
  conceptId: string | null;
  safety: SafetyFinding | null;
}

/**
 * What in a turn's words has to be answered with care; null for nothing, and for options that were only chosen. The
 * passage is one of `user`, the turn's text.
 */
export function safetyOf(
  { answer, user }: { answer: Answer; user: string },
  language: string,
): SafetyFinding | null {
  if ('text' in answer) return assessSafety(user, language);
  if (!('optionIds' in answer) || answer.custom === undefined) return null;
  const found = assessSafety(answer.custom as string, language);
  const offset = user.lastIndexOf(answer.custom as string);
  return found && offset >= 0 ? { ...found, start: found.start + offset, end: found.end + offset } : null;
}

/** How the step after these turns is to be given: with the lines from an imminent answer on, gently after a painful one. */
export function careLevel(turns: readonly SaidTurn[]): SafetyLevel | null {
  if (turns.some(({ safety }) => safety?.level === 'imminent')) return 'imminent';
  return turns.at(-1)?.safety?.level === 'painful' ? 'painful' : null;
}

/** The decision not to probe the last of these turns, which stands above any moderator's; null when it is left to one. */
export function sparedProbe(turns: readonly SaidTurn[]): Probe | null {
  const last = turns.at(-1);
  if (!last) return null;
  if (careLevel(turns) === 'imminent')
    return { decision: 'move_on', reason: 'Something sounded like danger: nothing is probed any more.' };
  const here = turns.filter(
    (turn) => turn.questionId === last.questionId && turn.conceptId === last.conceptId,
  );
  return here.some(({ safety }) => safety !== null)
    ? { decision: 'move_on', reason: 'Something painful came up: this question is not probed.' }
    : null;
}

/** The flags of a response with these turns. */
export function flagsOf(turns: readonly SaidTurn[]): ResponseFlag[] {
  return careLevel(turns) === 'imminent' ? ['safety'] : [];
}
