import { lexiconFor } from '../text/lexicon-for';
import type { ModeratorLanguage } from './lexicon';
import { QUESTION_WORDS, type QuestionWords } from './question-words';
import { type Token, tokensOf } from './tokens';

/** Between these, nothing of a clause goes on. */
const BORDER = /[.,;:!?…()"“”„«»\n–—。，、！？؟،]|\s-\s/u;
const LONGEST_QUOTE = 30;
/** So far before the quote a "not" may stand that it depends on: "I don't think it is fair". */
const REACH = 6;

/**
 * Whether quoted words are a whole clause or noun phrase of a text in which they stand: they begin and end where one
 * can, and leave out no denial that they depend on. In a language without word lists they must be whole between marks.
 */
export function isWholePart(quote: string, source: string, language: ModeratorLanguage | null): boolean {
  const wanted = tokensOf(quote).map(({ lower }) => lower);
  if (wanted.length === 0 || wanted.length > LONGEST_QUOTE) return false;
  const tokens = tokensOf(source);
  for (let at = 0; at + wanted.length <= tokens.length; at += 1) {
    if (!wanted.every((lower, i) => tokens[at + i]!.lower === lower)) continue;
    if (stands(tokens, at, at + wanted.length, language)) return true;
  }
  // Writing without spaces has no words to compare: there, only what stands between marks is whole.
  return tokens.length > 0 && source.split(BORDER).some((part) => part.trim() === quote.trim());
}

function stands(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: ModeratorLanguage | null,
): boolean {
  const opens = from === 0 || BORDER.test(tokens[from - 1]!.after);
  const closes = to === tokens.length || BORDER.test(tokens[to - 1]!.after);
  if (language === null) return opens && closes;
  const words = QUESTION_WORDS[language];
  const last = tokens[to - 1]!.lower;
  if (words.dangling.has(last) && !(closes && PREPOSITIONS_AT_END.has(last))) return false;
  if (isDenied(tokens, from, words)) return false;
  const before = tokens[from - 1]?.lower ?? '';
  const after = tokens[to]?.lower ?? '';
  const first = tokens[from]!.lower;
  const { stop, joining, contrast, reason, qualifier, determiner } = lexiconFor(language);
  const joins = (word: string) =>
    joining.has(word) ||
    contrast.has(word) ||
    reason.has(word) ||
    qualifier.has(word) ||
    words.or.has(word) ||
    words.and.has(word) ||
    words.subordinators.has(word);
  // A phrase may begin after a small word ("in the old house"), a clause at a mark or a joining word.
  const begins =
    opens ||
    joins(before) ||
    stop.has(before) ||
    words.dangling.has(before) ||
    determiner.has(first) ||
    words.negation.has(first);
  // It ends at a mark, before a joining word, or before a small word unless it ends on one itself.
  const ends = closes || joins(after) || (stop.has(after) && !stop.has(last));
  return begins && ends;
}

/** English ends clauses on prepositions too: "what I was afraid of". */
const PREPOSITIONS_AT_END = new Set('for with about of to at on in by from into'.split(' '));

function isDenied(tokens: readonly Token[], from: number, words: QuestionWords): boolean {
  for (let at = from - 1; at >= 0 && at >= from - REACH; at -= 1) {
    if (BORDER.test(tokens[at]!.after)) return false;
    if (words.negation.has(tokens[at]!.lower)) return true;
  }
  return false;
}
