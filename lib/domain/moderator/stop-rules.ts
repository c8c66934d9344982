import type { Turn } from '../interview/interview';
import type { Conversation, History } from './conversation';
import type { AskedOf } from './question-kind';
import { type Reading, type Sign, stem, wordsIn } from './reading';
import { lowersOf, tokensOf } from './tokens';

/** Signs of concreteness, and words, that make an answer complete without a follow-up; more words need fewer signs. */
const COMPLETE: readonly { words: number; signs: number }[] = [
  { words: 90, signs: 0 },
  { words: 60, signs: 1 },
  { words: 40, signs: 4 },
  { words: 25, signs: 6 },
];
/** After a follow-up, what was said to the question as a whole counts, and less is enough. */
const COMPLETE_AFTER: readonly { words: number; signs: number }[] = [
  { words: 60, signs: 0 },
  { words: 30, signs: 3 },
  { words: 18, signs: 5 },
];
/** A question with four follow-ups is meant to be gone into: it takes more to have said enough. */
const HEAVY = 1.6;
/** A brisk interviewer goes on sooner. */
const BRISK = 0.5;

/** In words, without anything concrete among them: an answer to a follow-up that wants no other. */
const FEW = 5;

/** Why to leave an answer alone, in words; null when there is something to ask. */
export function whyStop(
  conversation: Conversation,
  history: History,
  reading: Reading,
  signs: ReadonlySet<Sign>,
  of: AskedOf,
): string | null {
  const followed = history.followsHere.length;
  const heavy = followed + conversation.budgetLeft >= 4;
  const words = [reading, ...history.before].reduce((sum, { text }) => sum + wordsIn(text), 0);
  if (followed > 0) {
    const earlier = new Set(history.before.flatMap((one) => [...one.topics]));
    for (const one of lowersOf(tokensOf(history.followsHere.at(-1)?.text ?? ''))) earlier.add(stem(one));
    const fresh = [...reading.topics].filter((one) => !earlier.has(one)).length;
    if (fresh === 0) return 'The last follow-up brought nothing new.';
    if (reading.lowers.length <= FEW && reading.signs.size === 0)
      return 'They say little when they are asked for more: not pressed.';
  }
  if (of === 'depends') return null;
  const factor = (heavy ? HEAVY : 1) * (conversation.style === 'brisk' ? BRISK : 1);
  const enough = (followed > 0 ? COMPLETE_AFTER : COMPLETE).some(
    (one) => words >= one.words * factor && signs.size >= one.signs,
  );
  return enough ? `Complete: ${[`${words} words`, ...signs].join(', ')}.` : null;
}

/** Two skipped follow-ups in a row are a wish for fewer (K4). */
export function wantsFewer(turns: readonly Turn[]): boolean {
  const skipped = turns
    .filter(({ kind }) => kind === 'follow_up')
    .map(({ answer }) => 'skip' in answer && answer.skip === true);
  return skipped.some((one, at) => one && skipped[at + 1] === true);
}
