import { isChoice, isFiles, isOpen, isSkip } from '../interview/answer-kinds';
import { answerText } from '../interview/answer-text';
import type { Answer, Interview, Probe, Turn } from '../interview/interview';
import { stepAsked } from '../interview/next-step';
import type { SafetyFinding } from '../safety/assess-safety';

/** What stands where words were deleted that cannot be left out: an option of one's own, a follow-up. */
export const DELETED_WORDS = '…';

/** A turn with its words, as it is stored. */
interface WordedTurn extends Turn {
  seq: number;
  moderator: string;
  user: string;
  safety: SafetyFinding | null;
}

/**
 * The turns of an interview without anything that was said or typed, and without what follow-ups took up of it. Closed
 * answers stay, with the number of options of one's own; so does that something was answered, and how grave it sounded.
 * The interview can be gone on with from them: a follow-up that was not answered yet is not asked any more.
 */
export function redactTurns<T extends WordedTurn>(interview: Interview, turns: readonly T[]): T[] {
  const redacted: T[] = turns.map((turn, at) => ({
    ...turn,
    moderator: turn.kind === 'follow_up' ? DELETED_WORDS : turn.moderator,
    answer: withoutWords(turn.answer),
    probe: withoutQuotes(turn.probe, turns[at + 1]?.kind === 'follow_up'),
    // How grave it sounded is what somebody looks after; the place of the words is gone with them.
    safety: turn.safety && { level: turn.safety.level, start: 0, end: 0 },
  }));
  // Options of one's own are carried into later questions: texts are made anew of the answers before them.
  const hasOwn = turns.some(({ answer }) => isChoice(answer) && answer.custom !== undefined);
  const remaining = hasOwn ? { ...interview, turns: redacted } : null;
  return redacted.map((turn) => ({ ...turn, user: textOf(remaining, turn) }));
}

function withoutWords(answer: Answer): Answer {
  if (isOpen(answer)) return { text: '' };
  if (isFiles(answer)) return { recordings: [] };
  if (isChoice(answer) && answer.custom !== undefined) return { ...answer, custom: DELETED_WORDS };
  return answer;
}

function withoutQuotes(probe: Probe | null, isAnswered: boolean): Probe | null {
  if (probe === null) return null;
  if (probe.decision === 'move_on' || !isAnswered) return { decision: 'move_on', reason: '' };
  const { family, by, model } = probe;
  return {
    decision: 'ask',
    text: DELETED_WORDS,
    reason: '',
    ...(family !== undefined && { family }),
    ...(by !== undefined && { by }),
    ...(model !== undefined && { model }),
  };
}

function textOf(interview: Interview | null, { stepId, answer, user }: WordedTurn): string {
  if (isOpen(answer) || isFiles(answer) || isSkip(answer) || user === '') return '';
  if (interview === null) return user;
  const step = stepAsked(interview, stepId);
  return step ? answerText(step, answer) : DELETED_WORDS;
}
