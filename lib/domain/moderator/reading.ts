import { type Clause, clausesOf } from './clauses';
import { LANGUAGES } from './languages';
import type { Lexicon, ModeratorLanguage } from './lexicon';
import { asks, lowersOf, type Token, tokensOf } from './tokens';
import { wordList } from './word-list';

/** The signs of a concrete answer. Each is there or not. */
export const SIGNS = [
  'event',
  'example',
  'detail',
  'time',
  'person',
  'reason',
  'outcome',
  'comparison',
  'feeling',
  'speech',
] as const;
export type Sign = (typeof SIGNS)[number];

export interface Reading {
  language: ModeratorLanguage;
  lexicon: Lexicon;
  text: string;
  tokens: Token[];
  lowers: string[];
  clauses: Clause[];
  signs: ReadonlySet<Sign>;
  /** Stems of the words that carry a topic. */
  topics: ReadonlySet<string>;
}

/** Reads an answer. Bounded: only the first few thousand characters count. */
export function readAnswer(text: string, language: ModeratorLanguage): Reading {
  const { lexicon, subjects } = LANGUAGES[language];
  const tokens = tokensOf(text);
  const lowers = lowersOf(tokens);
  const clauses = clausesOf(text, lexicon, (lower) => subjects.has(lower));
  return {
    language,
    lexicon,
    text,
    tokens,
    lowers,
    clauses,
    signs: signsOf(language, tokens, lowers, clauses),
    topics: topicsOf(lowers, lexicon),
  };
}

/** The stems of the words that are no function words. */
export function topicsOf(lowers: readonly string[], lexicon: Lexicon): Set<string> {
  return new Set(lowers.filter((lower) => isTopic(lower, lexicon)).map(stem));
}

export function isTopic(lower: string, lexicon: Lexicon): boolean {
  const own = lower.replace(ELIDED, '');
  return own.length > 2 && !lexicon.functionWords.has([lower]) && !lexicon.functionWords.has([own]);
}

/** Of "l'ami" and "qu'il" what stands before the word itself; "mum's" and "it'll" are written the other way round. */
const ELIDED = /^[a-zà-ÿ]{1,4}'(?!(?:s|t|re|ve|ll|d|m)$)/u;

/** A crude stem: enough to recognise a word in another form. */
export function stem(lower: string): string {
  const bare = lower.replace(ELIDED, '').replace(/'s$/u, '');
  for (const end of ['ings', 'ing', 'ies', 'ed', 'es', 'en', 'er', 's', 'e', 'y', 'n']) {
    if (bare.length - end.length >= 4 && bare.endsWith(end)) return bare.slice(0, -end.length);
  }
  return bare;
}

function signsOf(
  language: ModeratorLanguage,
  tokens: readonly Token[],
  lowers: readonly string[],
  clauses: readonly Clause[],
): Set<Sign> {
  const { lexicon } = LANGUAGES[language];
  const signs = new Set<Sign>();
  const facts = clauses.filter(({ conditional }) => !conditional);
  const past = (clause: Clause) => clause.lowers.length > 2 && lexicon.past.has(clause.lowers);
  if (facts.some(past)) signs.add('event');
  if (lowers.some((lower) => /\p{N}/u.test(lower)) || tokens.some((_, at) => isName(tokens, at, language)))
    signs.add('detail');
  if (EXAMPLE.has(lowers)) signs.add('example');
  if (lexicon.comparison.has(lowers)) signs.add('comparison');
  if (lexicon.time.has(lowers)) signs.add('time');
  if (lexicon.person.has(lowers)) signs.add('person');
  if (clauses.some(({ because }) => because)) signs.add('reason');
  if (signs.has('event') && lexicon.outcome.has(lowers)) signs.add('outcome');
  if (lexicon.emotion.has(lowers)) signs.add('feeling');
  if (
    lexicon.speech.has(lowers) &&
    (lexicon.person.has(lowers) || /["“„«]/u.test(tokens.map((t) => t.after).join('')))
  )
    signs.add('speech');
  return signs;
}

const EXAMPLE = wordList(
  'for example|for instance|such as|like when|e g|an example|zum beispiel|z b|beispielsweise|etwa als|par exemple|comme quand|por ejemplo|por exemplo|ad esempio|per esempio|bijvoorbeeld|zoals toen',
);

/** Capitalised within a sentence; German does so for all nouns. */
function isName(tokens: readonly Token[], at: number, language: ModeratorLanguage): boolean {
  const token = tokens[at]!;
  const before = tokens[at - 1];
  if (language === 'de' || !before || /[.!?\n:“"]/u.test(before.after) || asks(before)) return false;
  return /^\p{Lu}\p{Ll}/u.test(token.text) && !/^I('|’)/u.test(token.text);
}

export function wordsIn(text: string): number {
  return lowersOf(tokensOf(text)).length;
}
