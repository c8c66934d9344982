import type { IdentifiedItem, IdentifiedOption } from '../guide/guide';

export interface SelectionBounds {
  /** Null where the type has no bounds: anything but a multi-select multiple_choice. */
  minSelect: number | null;
  /** Null also without an upper bound. */
  maxSelect: number | null;
}

/**
 * How many options may be selected (decisions, D3), shrunk to what can be selected together from those on
 * offer: an exclusive option stands alone and is left out of the count; the participant's own counts as one.
 */
export function selectionBounds(item: IdentifiedItem, options: readonly IdentifiedOption[]): SelectionBounds {
  if (item.type !== 'multiple_choice' || !item.multiSelect) return { minSelect: null, maxSelect: null };
  const together =
    options.filter((option) => !option.exclusiveOption).length + (item.allowCustomOption ? 1 : 0);
  const most = Math.max(1, together);
  return {
    minSelect: Math.min(item.minSelect ?? 1, most),
    maxSelect: item.maxSelect == null ? null : Math.min(item.maxSelect, most),
  };
}
