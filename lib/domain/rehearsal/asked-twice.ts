import type { WalkedStep } from './rehearsal';

/** Shared words of all words of two follow-ups from which on they read alike. */
const ALIKE = 0.75;
/** Shorter ones are alike by nature. */
const FEWEST_WORDS = 4;

/** The first two follow-ups of an interview that ask nearly the same, in other words or in the same. */
export function askedTwice(steps: readonly WalkedStep[]): [WalkedStep, WalkedStep] | null {
  const asked = steps
    .filter(({ kind }) => kind === 'follow_up')
    .map((step) => ({ step, words: wordsOf(step) }));
  for (const [at, later] of asked.entries()) {
    if (later.words.size < FEWEST_WORDS) continue;
    const earlier = asked.slice(0, at).find(({ words }) => likeness(words, later.words) >= ALIKE);
    if (earlier) return [earlier.step, later.step];
  }
  return null;
}

function wordsOf({ moderator }: WalkedStep): Set<string> {
  return new Set(moderator.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared || 1);
}
