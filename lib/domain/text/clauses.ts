import type { Lexicon } from './lexicon';
import { pushTrimmed, type Span } from './sentences';
import type { Word } from './words';

export interface Clause extends Span {
  /** It can be quoted without the rest of its sentence and makes the same claim. */
  standsAlone: boolean;
}

const FEWEST_WORDS = 4;
const RUN_ON_WORDS = 35;
const BREAK = /[;；]|\s[—–-]\s/u;

/**
 * The clauses of a sentence in order, which together are the sentence. Split only at a conjunction or a strong mark; in
 * speech without marks also before "and I". A clause that another one limits or contradicts does not stand alone: "I
 * like it" of "I like it, if it works".
 */
export function clausesOf(sentence: Span, words: readonly Word[], lexicon: Lexicon): Clause[] {
  const cuts: { at: number; opener: string }[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (!before) continue;
    const between = sentence.text.slice(before.end, word.start);
    if (BREAK.test(between)) cuts.push({ at: word.start, opener: '' });
    else if (opensClause(word.norm, between, lexicon) || runsOn(words, index, lexicon))
      cuts.push({ at: word.start, opener: word.norm });
  }
  if (cuts.length === 0) return [{ ...sentence, standsAlone: true }];
  return classified(sentence, words, cuts, lexicon);
}

/** In a long sentence, a joining word before a function word, as in "and we", begins a new clause. */
function runsOn(words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const next = words[at + 1];
  return (
    words.length > RUN_ON_WORDS &&
    next !== undefined &&
    lexicon.joining.has(words[at]!.norm) &&
    lexicon.stop.has(next.norm) &&
    !lexicon.joining.has(next.norm)
  );
}

function opensClause(norm: string, between: string, lexicon: Lexicon): boolean {
  const turns = lexicon.contrast.has(norm) || lexicon.reason.has(norm);
  if (/[,:،、]/u.test(between)) return turns || lexicon.joining.has(norm) || lexicon.qualifier.has(norm);
  // Without a comma, only words that are hardly ever anything else.
  return turns && lexicon.filler.has(norm);
}

function classified(
  sentence: Span,
  words: readonly Word[],
  cuts: readonly { at: number; opener: string }[],
  lexicon: Lexicon,
): Clause[] {
  const pieces = [{ at: 0, opener: '' }, ...cuts];
  return pieces.flatMap(({ at, opener }, index) => {
    const next = pieces[index + 1];
    const spans: Span[] = [];
    pushTrimmed(spans, sentence.text, at, next?.at ?? sentence.text.length);
    const [span] = spans;
    if (!span) return [];
    const limited =
      next !== undefined && (lexicon.qualifier.has(next.opener) || lexicon.contrast.has(next.opener));
    const limits = lexicon.qualifier.has(opener);
    const long =
      words.filter(({ start }) => start >= span.start && start < span.end).length - (opener ? 1 : 0) >=
      FEWEST_WORDS;
    return [
      {
        text: span.text,
        start: sentence.start + span.start,
        end: sentence.start + span.end,
        standsAlone: long && !limited && !limits,
      },
    ];
  });
}
