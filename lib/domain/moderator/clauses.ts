import type { Lexicon } from './lexicon';
import { asks, endsSentence, lowersOf, sliceOf, type Token, tokensOf } from './tokens';

/** A part of an answer that says one thing, without the fillers around it. */
export interface Clause {
  tokens: Token[];
  lowers: string[];
  /** As it was written. */
  text: string;
  /** It follows a "but". */
  contrast: boolean;
  /** A condition, not a fact. */
  conditional: boolean;
  /** A reason. */
  because: boolean;
  /** Ends with a question mark. */
  asks: boolean;
  sentence: number;
  /** Not the first of its sentence. */
  within: boolean;
}

interface Open {
  tokens: Token[];
  contrast: boolean;
  conditional: boolean;
  because: boolean;
}

const START: Omit<Open, 'tokens'> = { contrast: false, conditional: false, because: false };

/** The clauses of an answer in order; `subjects` says whether a word can begin a clause of its own. */
export function clausesOf(source: string, lexicon: Lexicon, subjects: (lower: string) => boolean): Clause[] {
  const tokens = tokensOf(source);
  const lowers = lowersOf(tokens);
  const clauses: Clause[] = [];
  let sentence = 0;
  let open: Open = { tokens: [], ...START };

  const close = (asked: boolean) => {
    const kept = withoutFillers(open.tokens, lexicon);
    if (kept.length > 0) {
      const { contrast, conditional, because } = open;
      clauses.push({
        tokens: kept,
        lowers: lowersOf(kept),
        text: sliceOf(source, kept),
        contrast,
        conditional,
        because,
        asks: asked,
        sentence,
        within: clauses.at(-1)?.sentence === sentence,
      });
    }
    open = { tokens: [], ...START };
  };

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const lead = leadAt(lowers, at, lexicon, subjects, open.tokens.length === 0);
    if (lead) {
      close(false);
      open = { tokens: [], ...lead };
      at += lead.length - 1;
      const last = tokens[at]!;
      if (endsSentence(last, tokens[at + 1])) {
        close(asks(last));
        sentence += 1;
      }
      continue;
    }
    open.tokens.push(token);
    if (endsSentence(token, tokens[at + 1])) {
      close(asks(token));
      sentence += 1;
    } else if (
      /[,;:()–—"“”«»„、，；：]| -+ /u.test(token.after) &&
      !isListComma(tokens, at) &&
      !goesOn(lexicon, tokens, at)
    ) {
      // After the comma a condition goes on only within the same sentence part: "if I can, I do".
      close(false);
    }
  }
  close(false);
  return clauses;
}

/** "She said, it costs", "am schwersten war, dass": the comma is within one clause. */
function goesOn(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  return (
    lexicon.speech.has(lowersOf(tokens.slice(Math.max(0, at - 2), at + 1))) ||
    isContent(tokens[at + 1]?.lower ?? '')
  );
}
const isContent = (lower: string) => CONTENT.has(lower) || lower.startsWith("c'");
const CONTENT = new Set(['dass', 'daß', 'que', 'che', 'dat']);

/** "slow, clunky and dear": a comma between single words separates no clauses. */
function isListComma(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.after.startsWith(',') && tokens[at + 1]?.after.startsWith(',') === true && at > 2;
}

const ANDS = new Set([
  'and',
  'or',
  'und',
  'oder',
  'et',
  'ou',
  'y',
  'o',
  'e',
  'en',
  'of',
  'que',
  'che',
  'dat',
  'dass',
]);
const DETERMINERS = new Set(
  `the a an my our his her their this these der die das den dem ein eine einen mein meine meinen unsere le la les un une mon ma mes el los las una mi mis o os as um uma meu minha il lo gli mio mia de het een mijn onze`.split(
    ' ',
  ),
);

interface Lead extends Omit<Open, 'tokens'> {
  length: number;
}

/** A word that begins a new clause, and the kind of clause it begins. */
function leadAt(
  lowers: readonly string[],
  at: number,
  lexicon: Lexicon,
  subjects: (lower: string) => boolean,
  atStart: boolean,
): Lead | null {
  const starting = (list: 'but' | 'because' | 'conditions' | 'joins') => lexicon[list].lengthAt(lowers, at);
  const but = starting('but');
  if (but > 0) return { ...START, contrast: true, length: but };
  const because = starting('because');
  if (because > 0 && (because > 1 || subjects(lowers[at + because] ?? '') || atStart))
    return { ...START, because: true, length: because };
  const followed = (length: number) => subjects(lowers[at + length] ?? '');
  const condition = starting('conditions');
  const reported = lexicon.speech.has(lowers.slice(Math.max(0, at - 2), at));
  if (condition > 0 && !reported && followed(condition))
    return { ...START, conditional: true, length: condition };
  const join = starting('joins');
  const next = lowers[at + join] ?? '';
  // "the bread and the milk" is one clause; "I called and she came" are two.
  if (join > 0 && followed(join) && !(ANDS.has(lowers[at] ?? '') && DETERMINERS.has(next)))
    return { ...START, length: join };
  return null;
}

/** Without fillers at the beginning and the end. */
function withoutFillers(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  let kept = [...tokens];
  for (;;) {
    const hit = lexicon.fillers.find(lowersOf(kept.slice(0, 4)));
    if (hit?.from !== 0) break;
    kept = kept.slice(hit.to);
  }
  for (;;) {
    const tail = kept.slice(-3);
    const cut = tail.findIndex((_, at) => {
      const hit = lexicon.fillers.find(lowersOf(tail.slice(at)));
      return hit?.from === 0 && hit.to === tail.length - at && hit.to > 1;
    });
    if (cut < 0) return JOINED.has(kept.at(-1)?.lower ?? '') ? kept.slice(0, -1) : kept;
    kept = kept.slice(0, kept.length - tail.length + cut);
  }
}
const JOINED = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'y', 'e', 'en', 'of']);
