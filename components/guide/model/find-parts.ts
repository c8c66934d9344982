import type { IdentifiedBlock, IdentifiedGuide, IdentifiedItem } from '@/lib/domain/guide/guide';

/** An item and where it stands; `number` counts all items in guide order from 1 (decisions, D7). */
export interface FoundItem {
  item: IdentifiedItem;
  block: IdentifiedBlock;
  blockIndex: number;
  index: number;
  number: number;
}

export function findItem(guide: IdentifiedGuide, itemId: string): FoundItem | undefined {
  let number = 0;
  for (const [blockIndex, block] of guide.entries()) {
    for (const [index, item] of block.items.entries()) {
      number += 1;
      if (item.id === itemId) return { item, block, blockIndex, index, number };
    }
  }
  return undefined;
}

export function findBlock(guide: IdentifiedGuide, blockId: string): IdentifiedBlock | undefined {
  return guide.find((block) => block.id === blockId);
}

export function countItems(guide: IdentifiedGuide): number {
  return guide.reduce((sum, block) => sum + block.items.length, 0);
}

/** All external ids in use. Blocks, items, options and concepts share one namespace (decisions, C5). */
export function usedNames(guide: IdentifiedGuide): Set<string> {
  const names = guide.flatMap((block) => [
    block.externalId,
    ...(block.conceptSamplingConfig?.concepts ?? []).map((concept) => concept.externalId),
    ...block.items.flatMap((item) => [
      item.externalId,
      ...(('options' in item ? item.options : undefined) ?? []).map((option) => option.externalId),
    ]),
  ]);
  return new Set(names.filter((name): name is string => name !== undefined && name !== ''));
}

const LONGEST_NAME = 40;

/** An unused name made of a prefix and the text that it is for: `q_who_made_the_booking`. */
export function freeName(used: ReadonlySet<string>, prefix: string, words: string): string {
  const slug = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST_NAME)
    .replace(/^_+|_+$/g, '');
  return numbered(used, slug === '' ? `${prefix}_1` : `${prefix}_${slug}`);
}

/** The name itself when it is unused, else with the first unused number: `opt_train_2`. */
export function numbered(used: ReadonlySet<string>, name: string): string {
  if (!used.has(name)) return name;
  const base = name.replace(/_\d{1,6}$/, '');
  let number = 2;
  while (used.has(`${base}_${number}`)) number += 1;
  return `${base}_${number}`;
}
