import { LANGUAGES } from './languages';
import { MODERATOR_LANGUAGES, type ModeratorLanguage } from './lexicon';
import { lowersOf, tokensOf } from './tokens';

/** "de-CH" is read as "de"; a language that the moderator does not speak is null. */
export function spoken(language: string): ModeratorLanguage | null {
  const base = language.toLowerCase().split('-')[0];
  return MODERATOR_LANGUAGES.find((known) => known === base) ?? null;
}

/** With fewer words than this the language is not left that was spoken so far (K4). */
const FEWEST_WORDS = 8;
/** So many words must be the other language's alone: related languages share theirs. */
const FEWEST_OWN = 3;

/**
 * The language of the participant's answers, by its function words; `fallback` when it is unclear, null for one that
 * the moderator does not speak. Words that two languages share do not count for the other one.
 */
export function detectLanguage<Fallback extends ModeratorLanguage | null>(
  text: string,
  fallback: Fallback,
): ModeratorLanguage | Fallback {
  const words = lowersOf(tokensOf(text));
  if (words.length < FEWEST_WORDS) return fallback;
  const marks = (language: ModeratorLanguage, word: string) =>
    LANGUAGES[language].lexicon.functionWords.has([word]);
  const own = fallback === null ? [] : words.filter((word) => marks(fallback, word));
  let best: { language: ModeratorLanguage; hits: number } | null = null;
  for (const language of MODERATOR_LANGUAGES) {
    if (language === fallback) continue;
    const alone = words.filter(
      (word) => marks(language, word) && !(fallback !== null && marks(fallback, word)),
    );
    const hits = alone.length;
    if (new Set(alone).size >= FEWEST_OWN && hits > (best?.hits ?? 0)) best = { language, hits };
  }
  if (best === null || best.hits < words.length * 0.3) return fallback;
  return best.hits >= own.length * 1.5 ? best.language : fallback;
}
