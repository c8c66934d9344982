import { LEXICONS } from './lexicon-for';
import type { Word } from './words';

const FEWEST_WORDS = 8;
/** How much more a language must explain than the one that was agreed on. */
const CLEARLY = 1.6;

/**
 * The language somebody writes in: the one agreed on, unless the function words are clearly another known one's.
 * Answers in one's own language to questions in another are common.
 */
export function toldLanguage(words: readonly Word[], agreed: string): string {
  const base = agreed.toLowerCase().split('-')[0]!;
  if (words.length < FEWEST_WORDS) return base;
  const counted = LEXICONS.map((lexicon) => ({
    language: lexicon.language,
    hits: words.filter(({ norm }) => lexicon.stop.has(norm)).length,
  }));
  const best = counted.reduce((a, b) => (b.hits > a.hits ? b : a));
  const own = counted.find(({ language }) => language === base)?.hits ?? 0;
  // Of a language without a lexicon nothing is counted, so the other one must be plain.
  const share = own === 0 ? 0.4 : 0.25;
  return best.hits >= words.length * share && best.hits > own * CLEARLY ? best.language : base;
}
