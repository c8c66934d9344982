import { nounPhrases } from './english-clause';
import { LANGUAGES } from './languages';
import { quotable } from './quote';
import { isTopic } from './reading';
import { sliceOf, tokensOf } from './tokens';

/**
 * The topic of an English question, in a form that fits into another one: "throwing things away", "your last order".
 */
export function topicOf(question: string): string | null {
  const { lexicon } = LANGUAGES.en;
  const tokens = tokensOf(question);
  const about = tokens.findIndex(
    ({ lower }, at) => ['about', 'of'].includes(lower) && tokens[at + 1]?.lower.endsWith('ing') === true,
  );
  if (about >= 0 && tokens.length - about <= 7) return quotable(sliceOf(question, tokens.slice(about + 1)));
  const nouns = nounPhrases(tokens, (lower) => isTopic(lower, lexicon)).filter(
    ([first]) => first?.lower === 'your' || first?.lower === 'the' || first?.lower === 'this',
  );
  const chosen = nouns.find(([first]) => first?.lower === 'your') ?? nouns[0];
  return chosen ? quotable(sliceOf(question, chosen)).replace(/^[TY]/, (c) => c.toLowerCase()) : null;
}
