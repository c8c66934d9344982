import { type WordList, wordList } from './word-list';

export const MODERATOR_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;
/** The languages that the built-in moderator speaks. */
export type ModeratorLanguage = (typeof MODERATOR_LANGUAGES)[number];

/** What a language is read by. Each entry is the source of a word list. */
export interface LexiconSource {
  /** Words that carry no topic of their own; also what the language is known by. */
  functionWords: string;
  /** Begin a clause that matters more than the one before. */
  but: string;
  /** Part clauses without adding weight. */
  joins: string;
  /** Begin a clause that is not told as a fact. */
  conditions: string;
  because: string;
  /** Said before or after the point. */
  fillers: string;
  dontKnow: string;
  refusal: string;
  vague: string;
  good: string;
  bad: string;
  emotion: string;
  negation: string;
  /** Told of what is no more, or new. */
  change: string;
  comparison: string;
  past: string;
  habit: string;
  outcome: string;
  expectation: string;
  decision: string;
  wish: string;
  someone: string;
  person: string;
  /** All there is to an answer that only ends the talk. */
  closing: string;
  depends: string;
  time: string;
  speech: string;
  distress: string;
  hostile: string;
  /** A question to the interviewer, by what it asks for. */
  asksMeaning: string;
  asksPrivacy: string;
  asksLength: string;
  asksWho: string;
  asksOpinion: string;
  aside: string;
  stop: string;
}

export type Lexicon = { [K in keyof LexiconSource]: WordList };

export function lexiconOf(source: LexiconSource): Lexicon {
  const lists = Object.entries(source).map(([name, words]) => [name, wordList(words)] as const);
  // The same keys, each with its list.
  return Object.fromEntries(lists) as Lexicon;
}
