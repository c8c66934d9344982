import type {
  Conditional,
  IdentifiedGuide,
  IdentifiedItem,
  IdentifiedOption,
} from '@/lib/domain/guide/guide';
import { offeredOptions } from '@/lib/domain/guide/offered-options';
import type { ItemOf } from './edit-parts';

/** What has a condition: an item, or a concept of a block. */
export type Holder = { itemId: string } | { blockId: string; conceptId: string };

/** A question that a condition may ask about, with its number and the options it offers. */
export interface ConditionSource {
  item: ItemOf<'multiple_choice' | 'matrix'>;
  number: number;
  options: IdentifiedOption[];
}

/**
 * The earlier questions that a condition may point to (decisions, C6): none of another concept block, and for a
 * concept those of blocks before its own.
 */
export function conditionSources(guide: IdentifiedGuide, holder: Holder): ConditionSource[] {
  return earlierItems(guide, holder).flatMap(({ item, number, options }) =>
    item.type === 'multiple_choice' || item.type === 'matrix' ? { item, number, options } : [],
  );
}

/** The earlier questions whose selected options can be carried forward (decisions, C7). */
export function carrySources(guide: IdentifiedGuide, itemId: string): ConditionSource[] {
  return conditionSources(guide, { itemId }).filter(
    ({ item }) => item.type === 'multiple_choice' && item.multiSelect === true,
  );
}

interface Earlier {
  item: IdentifiedItem;
  number: number;
  options: IdentifiedOption[];
}

function earlierItems(guide: IdentifiedGuide, holder: Holder): Earlier[] {
  const offered = offeredOptions<IdentifiedOption>(guide.flatMap((block) => block.items));
  const earlier: Earlier[] = [];
  let number = 0;
  for (const block of guide) {
    const own = 'itemId' in holder && block.items.some(({ id }) => id === holder.itemId);
    if ('conceptId' in holder && block.id === holder.blockId) return earlier;
    for (const item of block.items) {
      number += 1;
      if ('itemId' in holder && item.id === holder.itemId) return earlier;
      if (block.type === 'concept' && !own) continue;
      earlier.push({ item, number, options: offered.get(item) ?? [] });
    }
  }
  return earlier;
}

/** The source that a criterion names, if it is one of those. The first one if a name occurs twice. */
export function sourceNamed(
  sources: readonly ConditionSource[],
  externalId: string,
): ConditionSource | undefined {
  return sources.find(({ item }) => item.externalId === externalId);
}

/** The option that a choice names: by external id, or else by its text. */
export function optionChosen(
  options: readonly IdentifiedOption[],
  choice: string,
): IdentifiedOption | undefined {
  return (
    options.find(({ externalId }) => externalId === choice) ?? options.find(({ text }) => text === choice)
  );
}

export function conditionalOf(guide: IdentifiedGuide, holder: Holder): Conditional | null {
  for (const block of guide) {
    const parts =
      'itemId' in holder
        ? block.items.filter(({ id }) => id === holder.itemId)
        : (block.conceptSamplingConfig?.concepts ?? []).filter(({ id }) => id === holder.conceptId);
    const found = parts[0];
    if (found) return found.conditional ?? null;
  }
  return null;
}
