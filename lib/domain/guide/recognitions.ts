import type { Block, Concept, Item } from './guide';
import { likenessOf, type Pairs, pairsOf } from './likeness';
import type { Recognition } from './match-up';

/**
 * How the parts of a guide are recognised after an edit (decisions, E7): by external id first, then by their words, in
 * the same place before elsewhere, then by words that are much alike, and last by place alone, when the words were
 * written anew. Place alone says nothing once one was put in or taken away.
 */
export interface Placed<T> {
  part: T;
  /** The id of the earlier parent; undefined when the parent is new. */
  home: string | undefined;
  index: number;
  /** How many there are in the same parent. */
  of: number;
}

/** A key made of all parts, which no text can imitate; undefined when a part is unknown or empty. */
function keyOf(...parts: (string | number | undefined)[]): string | undefined {
  return parts.some((part) => part === undefined || part === '') ? undefined : JSON.stringify(parts);
}

/** Two texts of which half is the same are one that was edited. */
const ALIKE = 0.5;
/** What being in the same place counts beside the words. */
const SAME_PLACE = 0.2;
/** So much of a text is compared. */
const COMPARED = 100;

const pairs = new WeakMap<object, Pairs>();

/** Of a part, made once: each is compared with several. */
function pairsOfPart(part: object, text: string): Pairs {
  const known = pairs.get(part) ?? pairsOf(text.slice(0, COMPARED));
  pairs.set(part, known);
  return known;
}

/** By the words of both; more in the same place. Undefined for two that are not alike. */
function alikeness<T extends object>(
  next: Placed<T>,
  previous: Placed<T>,
  textOf: (part: T) => string,
): number | undefined {
  const words = likenessOf(
    pairsOfPart(next.part, textOf(next.part)),
    pairsOfPart(previous.part, textOf(previous.part)),
  );
  return words < ALIKE ? undefined : words + (samePlace(next, previous) ? SAME_PLACE : 0);
}

function samePlace(next: Placed<unknown>, previous: Placed<unknown>): boolean {
  return next.home === previous.home && next.index === previous.index && next.of === previous.of;
}

/** Two different external ids stand for two different parts, whatever the place. */
function renamed(next: Placed<{ externalId?: string }>, previous: Placed<{ externalId?: string }>): boolean {
  const [one, other] = [next.part.externalId, previous.part.externalId];
  return one !== undefined && other !== undefined && one !== other;
}

export const BLOCKS: Recognition<Placed<Block>>[] = [
  { key: ({ part }) => keyOf(part.externalId) },
  { key: ({ part, index }) => keyOf(part.type, part.title, index) },
  { key: ({ part }) => keyOf(part.type, part.title) },
  { key: ({ part }) => keyOf(part.title), unless: renamed },
  { key: ({ part, index }) => keyOf(part.type, index), unless: renamed },
];

/** Never across types: stored answers of one type mean nothing for another. */
export const ITEMS: Recognition<Placed<Pick<Item, 'type' | 'text' | 'externalId'>>>[] = [
  { key: ({ part }) => keyOf(part.type, part.externalId) },
  { key: ({ part, home, index }) => keyOf(part.type, part.text, home, index) },
  { key: ({ part, home }) => keyOf(part.type, part.text, home) },
  { key: ({ part }) => keyOf(part.type, part.text) },
  {
    likeness: (next, previous) =>
      next.part.type === previous.part.type && next.home === previous.home
        ? alikeness(next, previous, ({ text }) => text)
        : undefined,
    unless: renamed,
  },
  { key: ({ part, home, index, of }) => keyOf(part.type, home, index, of), unless: renamed },
];

export const CONCEPTS: Recognition<Placed<Concept>>[] = [
  { key: ({ part }) => keyOf(part.externalId) },
  { key: ({ part, home }) => keyOf(part.nickname, part.content.title, home) },
  { key: ({ part }) => keyOf(part.nickname, part.content.title) },
  { key: ({ part, home }) => keyOf('nickname', part.nickname, home), unless: renamed },
  { key: ({ part, home }) => keyOf('title', part.content.title, home), unless: renamed },
  {
    likeness: (next, previous) =>
      next.home === previous.home ? alikeness(next, previous, ({ content }) => content.title) : undefined,
    unless: renamed,
  },
  { key: ({ home, index, of }) => keyOf(home, index, of), unless: renamed },
];

/** Options and rows, within one item. */
export const OPTIONS: Recognition<Placed<{ externalId?: string; text: string }>>[] = [
  { key: ({ part }) => keyOf(part.externalId) },
  { key: ({ part, index }) => keyOf(part.text, index) },
  { key: ({ part }) => keyOf(part.text) },
  {
    likeness: (next, previous) => alikeness(next, previous, ({ text }) => text),
    unless: renamed,
  },
  { key: ({ index, of }) => keyOf(index, of), unless: renamed },
];
