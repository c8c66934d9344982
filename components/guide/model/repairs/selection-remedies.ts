import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { type ItemOf, ownOptions, setItem, setOption } from '../edit-parts';
import { moveOption } from '../option-lists';
import { offeredTo } from './offered-to';
import type { Broken, Fix, Remedy } from './repair';

type Choice = ItemOf<'multiple_choice'>;

/** C3 and C4: bounds come as a pair and fit; an exclusive option is the last of a multi-select question. */
export const SELECTION_REMEDIES: Record<string, Remedy> = {
  'selection-bounds-not-a-pair': bounds((item, most) => [completed(item, most), cleared(item)]),
  'selection-bounds-without-multi-select': bounds((item) => [allowSeveral(item), cleared(item)]),
  'min-select-below-one': bounds((item) => [set(item, 'Set minimum to 1', { minSelect: 1 }), cleared(item)]),
  'min-select-above-max-select': bounds((item) => [
    set(item, `Set minimum to ${item.maxSelect}`, { minSelect: item.maxSelect }),
    cleared(item),
  ]),
  'selection-bounds-above-options': bounds((item, most) => [within(item, most), cleared(item)]),
  'exclusive-option-not-last': {
    fixes: (broken) => [moveToEnd(broken), notExclusive(broken)],
    lead: 'Move to the end',
  },
  'exclusive-option-without-multi-select': {
    fixes: (broken) => [
      broken.place.item?.type === 'multiple_choice' ? allowSeveral(broken.place.item) : null,
      notExclusive(broken),
    ],
    lead: 'Not exclusive',
  },
};

function bounds(fixes: (item: Choice, most: number) => (Fix | null)[]): Remedy {
  return {
    lead: 'Set both',
    fixes: ({ guide, place: { item } }) =>
      item?.type === 'multiple_choice' ? fixes(item, mostTogether(guide, item)) : [],
  };
}

/** How many options can be selected together: one that excludes the others is left out. */
function mostTogether(guide: IdentifiedGuide, item: Choice): number {
  const together = offeredTo(guide, item).filter((option) => option.exclusiveOption !== true);
  return together.length + (item.allowCustomOption === true ? 1 : 0);
}

function set(item: Choice, label: string, changes: Parameters<typeof setItem<'multiple_choice'>>[3]): Fix {
  return { label, apply: (guide) => setItem(guide, item.id, 'multiple_choice', changes) };
}

function completed(item: Choice, most: number): Fix {
  return item.minSelect == null
    ? set(item, 'Set minimum to 1', { minSelect: 1 })
    : set(item, `Set maximum to ${most}`, { maxSelect: most });
}

function within(item: Choice, most: number): Fix {
  const min = item.minSelect == null ? item.minSelect : Math.min(item.minSelect, most);
  const max = item.maxSelect == null ? item.maxSelect : Math.min(item.maxSelect, most);
  const label = max == null ? `Set minimum to ${min}` : `Set maximum to ${max}`;
  return set(item, label, { minSelect: min, maxSelect: max });
}

const cleared = (item: Choice) => set(item, 'Remove limits', { minSelect: undefined, maxSelect: undefined });

const allowSeveral = (item: Choice) => set(item, 'Allow several', { multiSelect: true });

function moveToEnd({ place: { item, option } }: Broken): Fix | null {
  if (!item || !option) return null;
  const last = ownOptions(item).length;
  return { label: 'Move to the end', apply: (guide) => moveOption(guide, item.id, option.id, last) };
}

function notExclusive({ place: { item, option } }: Broken): Fix | null {
  if (!item || !option) return null;
  return {
    label: 'Not exclusive',
    apply: (guide) => setOption(guide, item.id, option.id, { exclusiveOption: undefined }),
  };
}
