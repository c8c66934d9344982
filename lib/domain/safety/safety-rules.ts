/**
 * The rules of one language. They are read over text in lower case without accents (`plain-text.ts`). In a pattern
 * `{name}` stands for a group, ` ~ ` for up to six words without a negation between them, and ` ^ ` for up to three.
 */
export interface SafetyRules {
  /** Whether an apostrophe separates words ("j'ai") or belongs to one ("don't"). */
  apostrophe: ' ' | '';
  groups: Readonly<Record<string, string>>;
  /** Words that turn the meaning of what follows them. */
  negations: string;
  /** Phrases in another sense: they are covered before anything else is looked for. */
  otherSenses: readonly string[];
  /** A sentence with one of these retells a book, a film or the news: nothing in it counts as painful. */
  retold: string;
  /** A sentence with one of these is about the past: what would be imminent in it is painful. */
  past: string;
  /** … unless it says that it goes on. */
  still: string;
  imminent: readonly string[];
  painful: readonly string[];
}
