import type { Family } from './family';
import type { AskedOf } from './question-kind';

/** Ways to ask for what is missing (a family) after answers to certain kinds of questions. */
export interface Ways {
  family: Family;
  of: readonly AskedOf[];
  /** Whole questions; `{w}` stands for a quote, only in those of the family `word`. */
  texts: readonly string[];
}

/** Replies outside the families. Each list has several ways; `{w}` is a quote. */
interface Replies {
  /** Before a question of a warm interviewer: thanks for what was said, never praise of it. */
  thanks: readonly string[];
  /** Another angle after "I don't know". */
  angle: readonly string[];
  /** The same by way of somebody else, who can have a view but cannot say what the participant did. */
  angleOnViews: readonly string[];
  bridge: readonly string[];
  unreadable: readonly string[];
  hostile: readonly string[];
  pasted: readonly string[];
  /** `{a}` the earlier words, `{w}` the present ones. */
  contradiction: readonly string[];
  /** `{w}`: a topic that the researchers want and the participant has not mentioned. */
  topic: readonly string[];
}

/** Texts have both forms of address where they differ: `Was [können Sie|kannst du] dazu sagen?`. */
export interface Phrasing {
  quote: readonly [string, string];
  /** Sentences before a question that quote a whole clause of the answer. */
  said: readonly string[];
  ways: readonly Ways[];
  /** Further plain questions, for long interviews in which those of the family `else` are used up. */
  plainMore: readonly string[];
  replies: Replies;
}

/** `of` as `event habit`, and the ways to ask. */
export function ways(family: Family, of: string, ...texts: string[]): Ways {
  return { family, of: of.split(' ') as AskedOf[], texts };
}
