import type { Family, Kind } from './family';

/**
 * One way to ask. Slots: `{c}` a clause told back, `{e}` an event told back, `{w}` one of their words, quoted,
 * `{n}` a noun phrase told back, `~` any way of taking up what was said.
 */
export interface Template {
  family: Family;
  kinds: readonly Kind[];
  text: string;
}

/** What is said outside the families. Each list holds several ways; `{q}` is the question again, `{w}` a quote. */
interface Replies {
  /** An other angle after "I don't know"; `{t}` is what the question is about. */
  angle: readonly string[];
  angleOnTopic: readonly string[];
  meaning: readonly string[];
  privacy: readonly string[];
  length: readonly string[];
  who: readonly string[];
  opinion: readonly string[];
  otherQuestion: readonly string[];
  /** Stands for the question where that is too long to be asked again. */
  again: readonly string[];
  bridge: readonly string[];
  distress: readonly string[];
  unreadable: readonly string[];
  hostile: readonly string[];
  pasted: readonly string[];
  /** `{a}` what was said earlier, `{w}` what was said now. */
  contradiction: readonly string[];
  /** `{w}`: what the researchers want to hear about and nobody has mentioned. */
  topic: readonly string[];
}

export interface Phrasing {
  quote: readonly [string, string];
  /** How a quote is taken up. */
  quoted: readonly string[];
  /** How a clause told back is taken up; only where clauses can be told back. */
  told: readonly string[];
  /** How a noun phrase told back is taken up. */
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
