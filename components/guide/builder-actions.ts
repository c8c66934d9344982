import type { Block, Guide, IdentifiedGuide, QuestionType } from '@/lib/domain/guide/guide';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import {
  type ItemPlace,
  insertBlock,
  insertItem,
  moveBlockBy,
  moveItemBy,
  removeBlock,
  removeItem,
} from './model/arrange-parts';
import { duplicateBlock, duplicateItem } from './model/duplicate-parts';
import { addCriterion } from './model/edit-condition';
import { countItems, findBlock, findItem } from './model/find-parts';
import { newBlock, newItem } from './model/new-parts';
import { blockShown, isThere, type Selection } from './model/selection';
import type { GuideStore } from './store/guide-store';

/** The maximum number of each (decisions, A3). */
const MOST_ITEMS = 200;
const MOST_BLOCKS = 50;

/** Why nothing more can be added; null when it can. */
export function noRoomFor(guide: IdentifiedGuide, part: 'item' | 'block'): string | null {
  if (part === 'item')
    return countItems(guide) < MOST_ITEMS ? null : `A guide has at most ${MOST_ITEMS} questions`;
  return guide.length < MOST_BLOCKS ? null : `A guide has at most ${MOST_BLOCKS} blocks`;
}

/**
 * Adds a question after the selected part; in screening there is only one type. A guide without blocks gets a block.
 */
export function addQuestion(store: GuideStore, type: QuestionType = 'open_ended'): void {
  if (noRoomFor(store.guide, 'item')) return;
  const place = placeForNew(store.guide, store.state.selection);
  if (!place) {
    addBlock(store, 'flat');
    return;
  }
  const blockType = findBlock(store.guide, place.blockId)?.type ?? 'flat';
  const item = newItem(store.newId, blockType === 'screening' ? 'multiple_choice' : type, blockType);
  store.edit((guide) => insertItem(guide, place, item), {
    label: 'Add a question',
    select: { kind: 'item', id: item.id },
    focus: { field: 'text' },
  });
}

function placeForNew(guide: IdentifiedGuide, selection: Selection): ItemPlace | null {
  if (selection.kind === 'item') {
    const found = findItem(guide, selection.id);
    if (found) return { blockId: found.block.id, index: found.index + 1 };
  }
  const block = findBlock(guide, blockShown(guide, selection) ?? '') ?? guide.at(-1);
  return block ? { blockId: block.id, index: block.items.length } : null;
}

export function addBlock(store: GuideStore, type: Block['type']): void {
  if (noRoomFor(store.guide, 'block') || noRoomFor(store.guide, 'item')) return;
  const shown = blockShown(store.guide, store.state.selection);
  const at = store.guide.findIndex(({ id }) => id === shown);
  const block = newBlock(store.newId, type, '');
  store.edit((guide) => insertBlock(guide, at < 0 ? guide.length : at + 1, block), {
    label: 'Add a block',
    select: { kind: 'block', id: block.id },
    focus: { field: 'title' },
  });
}

/** Why these blocks cannot be added; null when they can. */
export function noRoomForAll(guide: IdentifiedGuide, blocks: Guide): string | null {
  const more = blocks.reduce((sum, { items }) => sum + items.length, 0);
  if (countItems(guide) + more > MOST_ITEMS) return `A guide has at most ${MOST_ITEMS} questions`;
  return guide.length + blocks.length > MOST_BLOCKS ? `A guide has at most ${MOST_BLOCKS} blocks` : null;
}

/**
 * Adds blocks behind the one that is shown, as one step that undo takes back; what screens goes to the questions that
 * screen already.
 */
export function addSections(store: GuideStore, blocks: Guide): void {
  if (blocks.length === 0 || noRoomForAll(store.guide, blocks)) return;
  const added = identifyGuide(blocks, null, store.newId);
  const shown = blockShown(store.guide, store.state.selection);
  store.edit(
    (guide) => {
      const at = guide.findIndex(({ id }) => id === shown);
      let place = at < 0 ? guide.length : at + 1;
      let next = guide;
      for (const block of added) {
        const before = next.find(({ type }) => type === 'screening');
        if (block.type === 'screening' && before) {
          const items = [...before.items, ...block.items];
          next = next.map((one) => (one === before ? { ...one, items } : one));
        } else {
          next = insertBlock(next, place, block);
          place += 1;
        }
      }
      return next;
    },
    { label: 'Add pasted questions', select: { kind: 'item', id: added[0]!.items[0]!.id } },
  );
}

export function moveSelected(store: GuideStore, step: -1 | 1): void {
  const { selection } = store.state;
  if (selection.kind === 'item') {
    store.edit((guide) => moveItemBy(guide, selection.id, step), { label: 'Move a question' });
  }
  if (selection.kind === 'block') {
    store.edit((guide) => moveBlockBy(guide, selection.id, step), { label: 'Move a block' });
  }
}

export function duplicateSelected(store: GuideStore): void {
  const { selection } = store.state;
  if (selection.kind !== 'item' && selection.kind !== 'block') return;
  const block = findBlock(store.guide, selection.id);
  const more = block ? block.items.length : 1;
  if (noRoomFor(store.guide, 'item') || countItems(store.guide) + more > MOST_ITEMS) return;
  if (block && noRoomFor(store.guide, 'block')) return;
  const duplicate = selection.kind === 'item' ? duplicateItem : duplicateBlock;
  const copy = duplicate(store.guide, selection.id, store.newId);
  store.edit(() => copy.guide, {
    label: selection.kind === 'item' ? 'Duplicate a question' : 'Duplicate a block',
    select: { kind: selection.kind, id: copy.id },
  });
}

/**
 * Deletes the item or block; returns a function that undoes exactly this, whatever was edited since. If the part is
 * already back, by undo or by a merge, that function does nothing.
 */
export function deletePart(store: GuideStore, part: Selection & { id: string }): () => void {
  const before = store.draft;
  const label = part.kind === 'item' ? 'Delete a question' : 'Delete a block';
  const found = part.kind === 'item' ? findItem(before.guide, part.id) : undefined;
  const at = before.guide.findIndex(({ id }) => id === part.id);
  const block = before.guide[at];
  const remove = part.kind === 'item' ? removeItem : removeBlock;
  store.edit((guide) => remove(guide, part.id), { label });
  const after = store.draft;
  return () => {
    if (isThere(store.guide, part)) return;
    if (store.draft === after) {
      store.undo();
      return;
    }
    store.edit(
      (guide) => {
        if (found) return insertItem(guide, { blockId: found.block.id, index: found.index }, found.item);
        return block ? insertBlock(guide, at, block) : guide;
      },
      { label: 'Bring back what was deleted', select: part },
    );
  };
}

/** Adds a condition to the selected question, or one more criterion. */
export function addCondition(store: GuideStore): void {
  const { selection } = store.state;
  if (selection.kind !== 'item') return;
  const holder = { itemId: selection.id };
  const conditional = findItem(store.guide, selection.id)?.item.conditional;
  const index = conditional?.criteria.length ?? 0;
  store.edit((guide) => addCriterion(guide, holder), {
    label: 'Add a condition',
    focus: { field: `conditional/criteria/${index}/questionId` },
  });
}
