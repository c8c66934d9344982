import { isSkip } from '../interview/answer-kinds';
import type { Turn } from '../interview/interview';
import { type Conversation, historyOf, languageOf, textOf } from './conversation';
import { readAnswer } from './reading';
import { specialOf } from './special';

/**
 * Whether the last answer is one that no model is asked about, because what to do about it is settled: nothing was
 * said, something painful came up, they want no more follow-ups, would rather not say, or ask something back that is
 * answered from the study's settings (decisions, K4 to K6).
 */
export function isLeftToRules(conversation: Conversation): boolean {
  const text = textOf(conversation.turns.at(-1)!);
  if (text.trim() === '') return true;
  if (wantsNoMore(conversation)) return true;
  const language = languageOf(conversation);
  if (!language) return false;
  const history = historyOf(conversation, language);
  if (history.followsHere.some(({ family }) => family === 'distress')) return true;
  const known = new Set([...history.questionTopics, ...history.goalTopics]);
  const special = specialOf(readAnswer(text, language), known);
  if (special === null) return false;
  return typeof special === 'object' || LEFT.has(special);
}

const LEFT: ReadonlySet<string> = new Set(['distress', 'hostile', 'unreadable', 'refusal']);

/** Two follow-ups in a row were skipped: a wish for fewer (K4). */
export function wantsNoMore({ turns, item }: Pick<Conversation, 'turns' | 'item'>): boolean {
  const follows = turns.filter(({ kind }) => kind === 'follow_up');
  const skipped = (turn: Turn) => isSkip(turn.answer);
  const inARow = follows.some((turn, at) => skipped(turn) && at > 0 && skipped(follows[at - 1]!));
  if (!inARow) return false;
  const last = turns.at(-1)!;
  const here = follows.filter(
    (turn) => turn.questionId === last.questionId && turn.conceptId === last.conceptId,
  );
  return !(item.type === 'open_ended' && item.followUp === 'heavy') || here.length > 0;
}
