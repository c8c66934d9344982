import type { Family, Kind } from './family';

/**
 * One way to ask. Slots: `{c}` a paraphrased clause, `{e}` a paraphrased event, `{w}` a quoted word of theirs, `{n}` a
 * paraphrased noun phrase, `~` any way to refer to what was said.
 */
export interface Template {
  family: Family;
  kinds: readonly Kind[];
  text: string;
}

/** Replies outside the families. Each list has several ways; `{q}` is the question again, `{w}` a quote. */
interface Replies {
  /** Another angle after "I don't know"; `{t}` is the question's topic. */
  angle: readonly string[];
  angleOnTopic: readonly string[];
  meaning: readonly string[];
  privacy: readonly string[];
  length: readonly string[];
  who: readonly string[];
  opinion: readonly string[];
  otherQuestion: readonly string[];
  /** Used instead of the question when that is too long to repeat. */
  again: readonly string[];
  bridge: readonly string[];
  distress: readonly string[];
  unreadable: readonly string[];
  hostile: readonly string[];
  pasted: readonly string[];
  /** `{a}` the earlier words, `{w}` the present ones. */
  contradiction: readonly string[];
  /** `{w}`: a topic that the researchers want and the participant has not mentioned. */
  topic: readonly string[];
}

export interface Phrasing {
  quote: readonly [string, string];
  /** Ways to refer to a quote. */
  quoted: readonly string[];
  /** Ways to refer to a paraphrased clause; empty for languages without paraphrases. */
  paraphrase: readonly string[];
  /** Ways to refer to a paraphrased noun phrase. */
  noun: readonly string[];
  templates: readonly Template[];
  replies: Replies;
}

/** `kinds` as `event decision`, and the ways to ask. */
export function ways(family: Family, kinds: string, ...texts: string[]): Template[] {
  const list = kinds.split(' ').filter(isKind);
  return texts.map((text) => ({ family, kinds: list, text }));
}

const KINDS = new Set<string>(
  'event decision emotion evaluation comparison expectation habit wish claim happening past fragment change depends vague people person thing'.split(
    ' ',
  ),
);
function isKind(value: string): value is Kind {
  return KINDS.has(value);
}
