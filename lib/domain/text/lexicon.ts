/** The word lists of a language. All entries are lower case with a straight apostrophe, as `wordsOf` normalises. */
export interface Lexicon {
  language: string;
  /** Function words: they do not name a topic. */
  stop: ReadonlySet<string>;
  /** Content words that name no topic: "thing", "month", common verbs and adverbs. */
  generic: ReadonlySet<string>;
  /** Words that may be dropped from the beginning of a clause without changing what it claims. Never hedges. */
  filler: ReadonlySet<string>;
  positive: ReadonlySet<string>;
  negative: ReadonlySet<string>;
  negation: ReadonlySet<string>;
  /** Words that answer without content: "fine", "stuff", "whatever". */
  vague: ReadonlySet<string>;
  abuse: ReadonlySet<string>;
  /** Words that open a clause which adds to the one before. */
  joining: ReadonlySet<string>;
  /** Words that open a clause which contradicts the one before: that one does not stand alone. */
  contrast: ReadonlySet<string>;
  reason: ReadonlySet<string>;
  /** Words that open a clause which limits the other ones: neither stands alone. */
  qualifier: ReadonlySet<string>;
  /** Words that a noun follows. */
  determiner: ReadonlySet<string>;
  /** Words that may stand inside a topic, as in "carte de crédit". */
  linking: ReadonlySet<string>;
  /** Words for times, places and people that make an answer concrete. */
  concrete: ReadonlySet<string>;
  abbreviations: ReadonlySet<string>;
  /** Whole answers that decline to answer. Tested on the normalised text. */
  nonAnswer: RegExp;
  /** The beginning of a self-description. */
  selfDescription: RegExp;
  /** Text after a match of `selfDescription` that shows it is none, as in "I am a bit". */
  notSelf: RegExp;
  /** A question for anything else there is to say. */
  closingQuestion: RegExp;
  /** A sentence that announces an unasked remark. */
  aside: RegExp;
  /** The neutral word before a quoted question: On "…". */
  on: string;
}

export function wordSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(/\s+/)).filter(Boolean));
}
