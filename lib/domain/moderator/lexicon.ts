import { type WordList, wordList } from './word-list';

export const MODERATOR_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;
/** The languages that the built-in moderator speaks. */
export type ModeratorLanguage = (typeof MODERATOR_LANGUAGES)[number];

/** The word lists for reading a language. Each entry is the source of a word list. */
export interface LexiconSource {
  /** Words without a topic of their own; they also identify the language. */
  functionWords: string;
  /** Begin a clause that matters more than the one before. */
  but: string;
  /** Separate clauses without adding weight. */
  joins: string;
  /** Begin a clause that is not stated as a fact. */
  conditions: string;
  because: string;
  /** Fillers before or after the main words. */
  fillers: string;
  dontKnow: string;
  refusal: string;
  vague: string;
  good: string;
  bad: string;
  emotion: string;
  negation: string;
  comparison: string;
  past: string;
  habit: string;
  outcome: string;
  decision: string;
  wish: string;
  person: string;
  /** Whole answers that only end the conversation. */
  closing: string;
  depends: string;
  time: string;
  speech: string;
  /** Said to the interviewer. */
  hostile: string;
  /** Said of anything; to the interviewer where nothing else is said. */
  swearing: string;
}

export type Lexicon = { [K in keyof LexiconSource]: WordList };

export function lexiconOf(source: LexiconSource): Lexicon {
  const lists = Object.entries(source).map(([name, words]) => [name, wordList(words)] as const);
  // The same keys, each with its word list.
  return Object.fromEntries(lists) as Lexicon;
}
