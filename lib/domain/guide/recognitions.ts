import type { Block, Concept, Item } from './guide';
import type { Recognition } from './match-up';

/**
 * How the parts of a guide are recognised after an edit (decisions, E7): by external id first, then by their words, in
 * the same place before elsewhere, and last by place alone, when the words were edited. `home` is the id of the earlier
 * parent; undefined when the parent is new.
 */
export interface Placed<T> {
  part: T;
  home: string | undefined;
  index: number;
}

/** A key made of all parts, which no text can imitate; undefined when a part is unknown or empty. */
function keyOf(...parts: (string | number | undefined)[]): string | undefined {
  return parts.some((part) => part === undefined || part === '') ? undefined : JSON.stringify(parts);
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
  { key: ({ part, home, index }) => keyOf(part.type, home, index), unless: renamed },
];

export const CONCEPTS: Recognition<Placed<Concept>>[] = [
  { key: ({ part }) => keyOf(part.externalId) },
  { key: ({ part, home }) => keyOf(part.nickname, part.content.title, home) },
  { key: ({ part }) => keyOf(part.nickname, part.content.title) },
  { key: ({ part, home }) => keyOf('nickname', part.nickname, home), unless: renamed },
  { key: ({ part, home }) => keyOf('title', part.content.title, home), unless: renamed },
  { key: ({ home, index }) => keyOf(home, index), unless: renamed },
];

/** Options and rows, within one item. */
export const OPTIONS: Recognition<Placed<{ externalId?: string; text: string }>>[] = [
  { key: ({ part }) => keyOf(part.externalId) },
  { key: ({ part, index }) => keyOf(part.text, index) },
  { key: ({ part }) => keyOf(part.text) },
  { key: ({ index }) => keyOf(index), unless: renamed },
];
