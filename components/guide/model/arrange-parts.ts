import type {
  Block,
  IdentifiedBlock,
  IdentifiedGuide,
  IdentifiedItem,
  QuestionType,
} from '@/lib/domain/guide/guide';
import { editBlock, type NewId } from './edit-parts';
import { findItem } from './find-parts';
import { fittedToBlock, ofType } from './fit-item';
import { newConcept } from './new-parts';
import { inserted, mapped, movedEntry } from './with-fields';

/** The target of a move: before the item that now has this index in the block. */
export interface ItemPlace {
  blockId: string;
  index: number;
}

export function insertItem(guide: IdentifiedGuide, place: ItemPlace, item: IdentifiedItem): IdentifiedGuide {
  return editBlock(guide, place.blockId, (block) => ({
    ...block,
    items: inserted(block.items, place.index, fittedToBlock(item, block.type)),
  }));
}

export function removeItem(guide: IdentifiedGuide, itemId: string): IdentifiedGuide {
  return mapped(guide, (block) =>
    block.items.some((item) => item.id === itemId)
      ? { ...block, items: block.items.filter((item) => item.id !== itemId) }
      : block,
  );
}

/** Moves an item within its block or into another one, where it loses or gains statuses as the block requires. */
export function moveItem(guide: IdentifiedGuide, itemId: string, to: ItemPlace): IdentifiedGuide {
  const found = findItem(guide, itemId);
  if (!found || !guide.some((block) => block.id === to.blockId)) return guide;
  if (found.block.id === to.blockId) {
    const index = to.index > found.index ? to.index - 1 : to.index;
    if (index === found.index) return guide;
    return editBlock(guide, to.blockId, (block) => ({
      ...block,
      items: movedEntry(block.items, found.index, index),
    }));
  }
  return insertItem(removeItem(guide, itemId), to, found.item);
}

/** One place up or down; at the edge of its block it moves into the next block. */
export function moveItemBy(guide: IdentifiedGuide, itemId: string, step: -1 | 1): IdentifiedGuide {
  const found = findItem(guide, itemId);
  if (!found) return guide;
  const { block, blockIndex, index } = found;
  const within = index + step;
  if (within >= 0 && within < block.items.length) {
    return moveItem(guide, itemId, { blockId: block.id, index: step > 0 ? index + 2 : index - 1 });
  }
  const next = guide[blockIndex + step];
  if (!next) return guide;
  return moveItem(guide, itemId, { blockId: next.id, index: step > 0 ? 0 : next.items.length });
}

export function insertBlock(guide: IdentifiedGuide, index: number, block: IdentifiedBlock): IdentifiedGuide {
  return inserted(guide, block.type === 'screening' ? 0 : Math.max(index, firstPlace(guide)), block);
}

export function removeBlock(guide: IdentifiedGuide, blockId: string): IdentifiedGuide {
  return guide.some((block) => block.id === blockId) ? guide.filter((block) => block.id !== blockId) : guide;
}

/** Moves a block to stand before the one at `index`; screening stays first (decisions, C1). */
export function moveBlock(guide: IdentifiedGuide, blockId: string, index: number): IdentifiedGuide {
  const from = guide.findIndex((block) => block.id === blockId);
  if (from < 0) return guide;
  const wanted = index > from ? index - 1 : index;
  const least = from === 0 ? 0 : firstPlace(guide);
  const to = Math.min(Math.max(wanted, least), guide.length - 1);
  if (from === 0 && guide[0]?.type === 'screening') return guide;
  return movedEntry(guide, from, to);
}

export function moveBlockBy(guide: IdentifiedGuide, blockId: string, step: -1 | 1): IdentifiedGuide {
  const from = guide.findIndex((block) => block.id === blockId);
  if (from < 0 || from + step < 0 || from + step >= guide.length) return guide;
  return moveBlock(guide, blockId, step > 0 ? from + 2 : from - 1);
}

function firstPlace(guide: IdentifiedGuide): number {
  return guide[0]?.type === 'screening' ? 1 : 0;
}

/** Changes an item's type, keeping the fields that fit. In screening there is only one type. */
export function changeItemType(
  guide: IdentifiedGuide,
  itemId: string,
  type: QuestionType,
  newId: NewId,
): IdentifiedGuide {
  return mapped(guide, (block) => {
    const items = mapped(block.items, (item) =>
      item.id === itemId ? ofType(item, type, block.type, newId) : item,
    );
    return items === block.items ? block : { ...block, items };
  });
}

/** Changes a block's type: concepts and statuses are added or removed, and a screening block moves to the front. */
export function changeBlockType(
  guide: IdentifiedGuide,
  blockId: string,
  type: Block['type'],
  newId: NewId,
): IdentifiedGuide {
  const from = guide.findIndex((block) => block.id === blockId);
  const before = guide[from];
  if (!before || before.type === type) return guide;
  const { conceptSamplingConfig, ...rest } = before;
  const block: IdentifiedBlock = {
    ...rest,
    type,
    ...(type === 'concept' && {
      conceptSamplingConfig: conceptSamplingConfig ?? { concepts: [newConcept(newId, 'A')] },
    }),
    items: mapped(before.items, (item) => fittedToBlock(item, type)),
  };
  const changed = guide.map((other) => (other.id === blockId ? block : other));
  return type === 'screening' ? movedEntry(changed, from, 0) : changed;
}
