import type {
  FileUploadItem,
  FollowUpDepth,
  IdentifiedBlock,
  IdentifiedConcept,
  IdentifiedGuide,
  IdentifiedItem,
  MaxDiffItem,
  OpenEndedItem,
} from './guide';

/** The values of absent fields (decisions, B1 and D6): the one place for read defaults. */

/** The number of follow-ups that an open question may have (D6). */
export const FOLLOW_UP_BUDGET: Record<FollowUpDepth, number> = { none: 0, light: 1, medium: 2, heavy: 4 };

export function followUpBudget(item: Pick<OpenEndedItem, 'followUp'>): number {
  return FOLLOW_UP_BUDGET[item.followUp ?? 'medium'];
}

export function metricOf(item: Pick<MaxDiffItem, 'metric'>): string {
  return item.metric ?? 'important';
}

export function itemsPerScreenOf(item: Pick<MaxDiffItem, 'itemsPerScreen'> & { options: unknown[] }): number {
  return item.itemsPerScreen ?? Math.min(4, item.options.length);
}

export function maxFilesOf(item: Pick<FileUploadItem, 'maxFiles'>): number {
  return item.maxFiles ?? 1;
}

/** In megabytes of 2^20 bytes, as participants' file managers show them. */
export function maxFileSizeMbOf(item: Pick<FileUploadItem, 'maxFileSizeMb'>): number {
  return item.maxFileSizeMb ?? 25;
}

export function conceptsOf(block: Pick<IdentifiedBlock, 'conceptSamplingConfig'>): IdentifiedConcept[] {
  return block.conceptSamplingConfig?.concepts ?? [];
}

/** How many concepts of the block each participant sees. */
export function conceptCount(block: Pick<IdentifiedBlock, 'conceptSamplingConfig'>): number {
  const concepts = conceptsOf(block).length;
  return Math.min(block.conceptSamplingConfig?.subsampleCount ?? concepts, concepts);
}

/** An item with its place in the guide; `number` counts all items in guide order from 1 (D7). */
export interface PlacedItem {
  item: IdentifiedItem;
  block: IdentifiedBlock;
  number: number;
}

/** All items in guide order. */
export function placedItems(guide: IdentifiedGuide): PlacedItem[] {
  let number = 0;
  return guide.flatMap((block) => block.items.map((item) => ({ item, block, number: ++number })));
}
