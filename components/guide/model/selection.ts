import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { findItem } from './find-parts';

/** The part that the editor shows: a text of the study, a block, or an item with its block. */
export type Selection =
  | { kind: 'brief' | 'welcome' | 'closing' }
  | { kind: 'block'; id: string }
  | { kind: 'item'; id: string };

export function sameSelection(one: Selection, other: Selection): boolean {
  return one.kind === other.kind && idOf(one) === idOf(other);
}

/** Everything that can be selected, in the order of the outline. */
export function selectable(guide: IdentifiedGuide): Selection[] {
  return [
    { kind: 'brief' },
    { kind: 'welcome' },
    ...guide.flatMap((block): Selection[] => [
      { kind: 'block', id: block.id },
      ...block.items.map((item): Selection => ({ kind: 'item', id: item.id })),
    ]),
    { kind: 'closing' },
  ];
}

/** The selection one place up or down, or the same at the end. */
export function neighbour(guide: IdentifiedGuide, selection: Selection, step: -1 | 1): Selection {
  const all = selectable(guide);
  const at = all.findIndex((other) => sameSelection(other, selection));
  return all[Math.min(Math.max(at + step, 0), all.length - 1)] ?? selection;
}

/** The block that the editor shows: the selected one, or that of the selected item. */
export function blockShown(guide: IdentifiedGuide, selection: Selection): string | null {
  if (selection.kind === 'block') return selection.id;
  return selection.kind === 'item' ? (findItem(guide, selection.id)?.block.id ?? null) : null;
}

export function isThere(guide: IdentifiedGuide, selection: Selection): boolean {
  if (selection.kind === 'block') return guide.some(({ id }) => id === selection.id);
  return selection.kind !== 'item' || findItem(guide, selection.id) !== undefined;
}

/** The selection after the selected part is deleted: the part that takes its place, else the one before it. */
export function afterRemoval(
  before: IdentifiedGuide,
  after: IdentifiedGuide,
  selection: Selection,
): Selection {
  const all = selectable(before);
  const at = all.findIndex((other) => sameSelection(other, selection));
  const later = all.slice(at + 1).find((other) => other.kind === 'item' && isThere(after, other));
  const earlier = all.slice(0, Math.max(at, 0)).findLast((other) => isThere(after, other));
  const sibling = later && sameBlock(before, later, selection) ? later : undefined;
  return sibling ?? earlier ?? later ?? { kind: 'brief' };
}

function sameBlock(guide: IdentifiedGuide, one: Selection, other: Selection): boolean {
  return blockShown(guide, one) === blockShown(guide, other);
}

/** The first part that an undo or a merge changed, so that the author sees the change; null when none did. */
export function firstChanged(before: IdentifiedGuide, after: IdentifiedGuide): Selection | null {
  const known = new Map(before.flatMap((block) => block.items.map((item) => [item.id, item])));
  const blocks = new Map(before.map((block) => [block.id, block]));
  for (const block of after) {
    const item = block.items.find((one) => known.get(one.id) !== one);
    if (item) return { kind: 'item', id: item.id };
    if (blocks.get(block.id) !== block) return { kind: 'block', id: block.id };
  }
  return null;
}

/** The id of the selected part in the outline. */
export function idOf(selection: Selection): string {
  return 'id' in selection ? selection.id : selection.kind;
}
