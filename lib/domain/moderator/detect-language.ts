import { LANGUAGES } from './languages';
import { MODERATOR_LANGUAGES, type ModeratorLanguage } from './lexicon';
import { lowersOf, tokensOf } from './tokens';

/** "de-CH" is read as "de"; a language that the moderator does not speak is null. */
export function spoken(language: string): ModeratorLanguage | null {
  const base = language.toLowerCase().split('-')[0];
  return MODERATOR_LANGUAGES.find((known) => known === base) ?? null;
}

/** With fewer words than this, the interview's language is assumed. */
const FEWEST_WORDS = 4;

/**
 * The language of the participant's answers, by its function words; `fallback` when it is unclear, null for one that
 * the moderator does not speak. Related languages share words, so a change of language needs a clear lead.
 */
export function detectLanguage<Fallback extends ModeratorLanguage | null>(
  text: string,
  fallback: Fallback,
): ModeratorLanguage | Fallback {
  const words = lowersOf(tokensOf(text));
  if (words.length < FEWEST_WORDS) return fallback;
  const share = (language: ModeratorLanguage) =>
    LANGUAGES[language].lexicon.functionWords.count(words) / words.length;
  const own = fallback === null ? 0 : share(fallback);
  let best: { language: ModeratorLanguage | Fallback; share: number } = { language: fallback, share: own };
  for (const language of MODERATOR_LANGUAGES) {
    const other = share(language);
    if (other > best.share) best = { language, share: other };
  }
  return best.share >= 0.3 && best.share >= own + 0.15 ? best.language : fallback;
}
