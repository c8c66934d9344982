import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { type ItemPlace, moveBlock, moveItem } from '../model/arrange-parts';
import { findItem } from '../model/find-parts';

/** The dragged part, and the place where it would be dropped: before an item, at the end of a block, before a block. */
export interface Dragged {
  kind: 'item' | 'block';
  id: string;
}
export type DropPlace = { kind: 'item'; place: ItemPlace } | { kind: 'block'; index: number };

/** The place for a part dragged over a row's upper or lower half; null where it cannot be dropped. */
export function dropPlace(
  guide: IdentifiedGuide,
  dragged: Dragged,
  rowId: string,
  lowerHalf: boolean,
): DropPlace | null {
  const over = findItem(guide, rowId);
  const blockIndex = over?.blockIndex ?? guide.findIndex(({ id }) => id === rowId);
  const block = guide[blockIndex];
  if (!block) return null;
  if (dragged.kind === 'block') {
    const past = over ? over.index >= block.items.length / 2 : false;
    const index = blockIndex + (past || (lowerHalf && over !== undefined) ? 1 : 0);
    return { kind: 'block', index };
  }
  if (over) return { kind: 'item', place: { blockId: block.id, index: over.index + (lowerHalf ? 1 : 0) } };
  const before = guide[blockIndex - 1];
  if (lowerHalf || !before) return { kind: 'item', place: { blockId: block.id, index: 0 } };
  return { kind: 'item', place: { blockId: before.id, index: before.items.length } };
}

export function dropped(guide: IdentifiedGuide, dragged: Dragged, place: DropPlace): IdentifiedGuide {
  if (place.kind === 'item')
    return dragged.kind === 'item' ? moveItem(guide, dragged.id, place.place) : guide;
  return dragged.kind === 'block' ? moveBlock(guide, dragged.id, place.index) : guide;
}
