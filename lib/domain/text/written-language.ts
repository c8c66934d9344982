import { LEXICONS } from './lexicon-for';
import type { Word } from './words';

const FEWEST_WORDS = 8;
/** How many times as many function words another language needs than the interview's language. */
const CLEARLY = 1.6;

/**
 * The language of a text: the interview's, unless the function words are clearly those of another known language.
 * Participants often answer in their own language.
 */
export function writtenLanguage(words: readonly Word[], agreed: string): string {
  const base = agreed.toLowerCase().split('-')[0]!;
  if (words.length < FEWEST_WORDS) return base;
  const counted = LEXICONS.map((lexicon) => ({
    language: lexicon.language,
    hits: words.filter(({ norm }) => lexicon.stop.has(norm)).length,
  }));
  const best = counted.reduce((a, b) => (b.hits > a.hits ? b : a));
  const own = counted.find(({ language }) => language === base)?.hits ?? 0;
  // Without a lexicon of the interview's language nothing is counted for it, so the other language must be clear.
  const share = own === 0 ? 0.4 : 0.25;
  return best.hits >= words.length * share && best.hits > own * CLEARLY ? best.language : base;
}
