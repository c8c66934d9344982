import type { IdentifiedGuide, IdentifiedItem, IdentifiedOption } from '@/lib/domain/guide/guide';
import { offeredOptions } from '@/lib/domain/guide/offered-options';

/** The options an item offers, carried forward where it says so. */
export function offeredTo(guide: IdentifiedGuide, item: IdentifiedItem): IdentifiedOption[] {
  return offeredOptions<IdentifiedOption>(guide.flatMap((block) => block.items)).get(item) ?? [];
}
