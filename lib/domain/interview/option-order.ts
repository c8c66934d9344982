import type { IdentifiedItem, IdentifiedOption } from '../guide/guide';
import { type Random, shuffled } from './seeded-random';

/**
 * A participant's order of the options (decisions, D5): guide order, or drawn by `random` where the item asks
 * for it. The guide's last option stays last when it is pinned, and so does an option that excludes the others.
 */
export function orderedOptions(
  item: IdentifiedItem,
  options: IdentifiedOption[],
  pinnedId: string | undefined,
  random: () => Random,
): IdentifiedOption[] {
  if (!('randomizeOptionOrder' in item && item.randomizeOptionOrder)) return options;
  const stays = (option: IdentifiedOption) =>
    option.id === pinnedId || (item.type === 'multiple_choice' && option.exclusiveOption === true);
  return [
    ...shuffled(
      options.filter((option) => !stays(option)),
      random(),
    ),
    ...options.filter(stays),
  ];
}
