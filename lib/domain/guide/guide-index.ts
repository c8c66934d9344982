import type { Block, Guide, Item, MatrixItem, Option } from './guide';
import type { Path } from './guide-problem';
import { offeredOptions } from './offered-options';

/** An item, its place in the guide, and its rank in guide order. */
export interface Place {
  item: Item;
  block: Block;
  blockIndex: number;
  order: number;
  path: Path;
}

/** A guide with its references resolved, each in constant time. */
export interface GuideIndex {
  /** Items by block, in guide order. */
  placesByBlock: Place[][];
  /** The item of that external id; the first one when the id occurs twice. */
  itemNamed(externalId: string): Place | undefined;
  /** Whether a block, an option or a concept has that external id. */
  isOtherName(externalId: string): boolean;
  /** The options of the item, or those of its source when they are carried forward. */
  offered(item: Item): Option[];
  /** Whether the item offers an option of that external id, or else of that text. */
  offers(item: Item, choice: string): boolean;
  /** Whether a row of the matrix has exactly that text. */
  hasRow(matrix: MatrixItem, text: string): boolean;
}

export function guideIndex(guide: Guide): GuideIndex {
  const placesByBlock = placesOf(guide);
  const items = new Map<string, Place>();
  const others = new Set<string>();
  for (const block of guide) {
    for (const named of [block, ...(block.conceptSamplingConfig?.concepts ?? [])]) {
      if (named.externalId !== undefined) others.add(named.externalId);
    }
  }
  for (const place of placesByBlock.flat()) {
    const { externalId } = place.item;
    if (externalId !== undefined && !items.has(externalId)) items.set(externalId, place);
    for (const option of optionsOf(place.item)) {
      if (option.externalId !== undefined) others.add(option.externalId);
    }
  }
  const offered = offeredOptions<Option>(placesByBlock.flat().map((place) => place.item));
  const choices = new Map<Option[], Set<string>>();
  const rows = new Map<MatrixItem, Set<string>>();
  return {
    placesByBlock,
    itemNamed: (externalId) => items.get(externalId),
    isOtherName: (externalId) => others.has(externalId),
    offered: (item) => offered.get(item) ?? [],
    offers(item, choice) {
      const options = offered.get(item) ?? [];
      const known = choices.get(options) ?? choicesOf(options);
      choices.set(options, known);
      return known.has(choice);
    },
    hasRow(matrix, text) {
      const known = rows.get(matrix) ?? new Set(matrix.rows.map((row) => row.text));
      rows.set(matrix, known);
      return known.has(text);
    },
  };
}

/** An item's own options; none where the type has none or an unfinished item lacks them. */
export function optionsOf(item: Item): Option[] {
  return ('options' in item ? item.options : undefined) ?? [];
}

function placesOf(guide: Guide): Place[][] {
  let order = 0;
  return guide.map((block, blockIndex) =>
    block.items.map((item, itemIndex) => ({
      item,
      block,
      blockIndex,
      order: order++,
      path: [blockIndex, 'items', itemIndex],
    })),
  );
}

function choicesOf(options: Option[]): Set<string> {
  return new Set(
    options.flatMap(({ externalId, text }) => (externalId === undefined ? [text] : [externalId, text])),
  );
}
