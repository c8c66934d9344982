import { type Conversation, historyOf, languageOf, textOf } from './conversation';
import { readAnswer } from './reading';
import { specialOf } from './special';
import { wantsFewer } from './stop-rules';

/**
 * Whether the last answer is one that no model is asked about, because what to do about it is settled: nothing was
 * said, they want no more follow-ups, would rather not say, or ask something back that is
 * answered from the study's settings (decisions, K4 to K6).
 */
export function isLeftToRules(conversation: Conversation): boolean {
  const text = textOf(conversation.turns.at(-1)!);
  if (text.trim() === '') return true;
  if (isSpared(conversation)) return true;
  const language = languageOf(conversation);
  if (!language) return false;
  const history = historyOf(conversation, language);
  const known = new Set([...history.questionTopics, ...history.goalTopics]);
  const special = specialOf(readAnswer(text, language), known);
  return special !== null && LEFT.has(special);
}

const LEFT: ReadonlySet<string> = new Set(['hostile', 'unreadable', 'refusal']);

/** They skipped two follow-ups in a row, or something painful came up earlier in this interview. */
function isSpared({ turns }: Conversation): boolean {
  return (
    wantsFewer(turns) || turns.some(({ probe }) => probe?.decision === 'ask' && probe.family === 'distress')
  );
}
