import { tagKey } from './shown-tags';

/**
 * A countable, filterable property of one response, stored as a number. A response has a few dozen, so that a hundred
 * thousand responses are counted in one pass over a narrow table, and any fact is found by one index.
 */
export type Fact = number;

/** Stands for any option that a participant typed. */
export const CUSTOM_OPTION = 'custom';

/** The question that a fact is about, and its concept if the question has concepts. */
export interface Place {
  question: string;
  concept: string | null;
}

/** The name of a fact; `concept` is the one that the question was asked about, if any. */
export type FactName =
  | { is: 'answered'; question: string; concept: string | null }
  /** multiple_choice; `option` may be CUSTOM_OPTION. */
  | { is: 'chose'; question: string; concept: string | null; option: string }
  /** ranking; places count from 1. */
  | { is: 'placed'; question: string; concept: string | null; option: string; place: number }
  | { is: 'cell'; question: string; concept: string | null; row: string; column: string }
  /** max_diff; on how many of the screens. */
  | { is: 'best' | 'worst'; question: string; concept: string | null; option: string; times: number }
  /** A shown tag, of the whole response or based on the answer to one question: for one concept, or any (null). */
  | { is: 'tag'; tag: string }
  | { is: 'told'; question: string; concept: string | null; tag: string }
  | { is: 'url parameter'; name: string; value: string };

/** The number of a fact: 53 bits of a hash of its name. Collisions among a study's thousand facts are improbable. */
export function factOf(name: FactName): Fact {
  return hash53(JSON.stringify(partsOf(name)));
}

function partsOf(name: FactName): (string | number | null)[] {
  switch (name.is) {
    case 'answered':
      return [name.is, name.question, name.concept];
    case 'chose':
      return [name.is, name.question, name.concept, name.option];
    case 'placed':
      return [name.is, name.question, name.concept, name.option, name.place];
    case 'cell':
      return [name.is, name.question, name.concept, name.row, name.column];
    case 'best':
    case 'worst':
      return [name.is, name.question, name.concept, name.option, name.times];
    case 'tag':
      return [name.is, tagKey(name.tag)];
    case 'told':
      return [name.is, name.question, tagKey(name.tag), ...(name.concept === null ? [] : [name.concept])];
    case 'url parameter':
      return [name.is, name.name, name.value];
  }
}

/** Two 32-bit multiplicative hashes over the same text, mixed at the end; 53 bits are exact as a number. */
function hash53(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (high >>> 11) * 4294967296 + (low >>> 0);
}
