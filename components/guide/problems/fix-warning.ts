import type { IdentifiedGuide, Item } from '@/lib/domain/guide/guide';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { type Fix, withChanges } from '@/lib/domain/guide/lint/guide-warning';
import type { NewId } from '../model/edit-parts';
import { mapped } from '../model/with-fields';
import type { GuideStore } from '../store/guide-store';

/** Makes a fix's changes in one step, which undo takes back. */
export function fixWarning(store: GuideStore, fix: Fix): void {
  const message = fix.changes.find(({ path }) => path.join('.') === 'welcomeMessage.message');
  if (message?.op === 'replace' && typeof message.value === 'string') {
    store.setFields({ welcomeMessage: message.value }, { label: fix.label });
    return;
  }
  store.edit((guide, newId) => withIds(withChanges(guide, fix.changes), newId), { label: fix.label });
}

/** Parts that a fix leaves alone stay the same objects, so that undo shows what it changed; new items get ids. */
function withIds(guide: IdentifiedGuide, newId: NewId): IdentifiedGuide {
  return mapped(guide, (block) => {
    const items = mapped(block.items, (item) => ('id' in item ? item : identified(item, newId)));
    return items === block.items ? block : { ...block, items };
  });
}

function identified(item: Item, newId: NewId): IdentifiedGuide[number]['items'][number] {
  const [block] = identifyGuide([{ type: 'flat', title: '', items: [item] }], null, newId);
  // One block of one item went in.
  return block!.items[0]!;
}
