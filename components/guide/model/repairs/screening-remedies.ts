import { changeBlockType, changeItemType, insertBlock, moveBlock, moveItem } from '../arrange-parts';
import { editItem, hasOptions, ownOptions, setOption } from '../edit-parts';
import { fittedToBlock } from '../fit-item';
import { mapped, withFields } from '../with-fields';
import { offeredTo } from './offered-to';
import type { Broken, Fix, Remedy } from './repair';

/** C1: one screening block, in first place, of multiple choice with statuses; none elsewhere. */
export const SCREENING_REMEDIES: Record<string, Remedy> = {
  'second-screening-block': { fixes: (broken) => [makeFlat(broken)], lead: 'Change its type' },
  'screening-block-not-first': {
    fixes: (broken) => [moveToTop(broken), makeFlat(broken)],
    lead: 'Change its type',
  },
  'status-outside-screening': { fixes: (broken) => [clearStatuses(broken)], lead: 'Clear status' },
  'screening-item-type': {
    fixes: (broken) => [makeChoice(broken), moveBehindScreening(broken)],
    lead: 'Change its type',
  },
  'screening-item-carries-forward': {
    fixes: (broken) => [takeOptionsOver(broken)],
    lead: 'Give it options',
  },
  'screening-option-without-status': { fixes: (broken) => [approve(broken)], lead: 'Choose a status' },
};

function makeFlat({ place: { block } }: Broken): Fix | null {
  return block
    ? { label: 'Make it flat', apply: (guide, newId) => changeBlockType(guide, block.id, 'flat', newId) }
    : null;
}

function moveToTop({ place: { block } }: Broken): Fix | null {
  return block ? { label: 'Move to the top', apply: (guide) => moveBlock(guide, block.id, 0) } : null;
}

function clearStatuses({ place: { item } }: Broken): Fix | null {
  return item
    ? { label: 'Clear status', apply: (guide) => editItem(guide, item.id, (it) => fittedToBlock(it, 'flat')) }
    : null;
}

function makeChoice({ place: { item } }: Broken): Fix | null {
  if (!item || !hasOptions(item)) return null;
  return {
    label: 'Make it a choice',
    apply: (guide, newId) => changeItemType(guide, item.id, 'multiple_choice', newId),
  };
}

function moveBehindScreening({ guide, place: { item, block } }: Broken): Fix | null {
  if (!item || !block) return null;
  const next = guide[guide.indexOf(block) + 1];
  const target = next?.type === 'flat' ? next : undefined;
  return {
    label: 'Move out of screening',
    apply: (before, newId) => {
      if (target) return moveItem(before, item.id, { blockId: target.id, index: 0 });
      const fresh = { id: newId(), type: 'flat' as const, title: 'Questions', items: [] };
      const added = insertBlock(before, before.indexOf(block) + 1, fresh);
      return moveItem(added, item.id, { blockId: fresh.id, index: 0 });
    },
  };
}

function takeOptionsOver({ guide, place: { item } }: Broken): Fix | null {
  const offered = item ? offeredTo(guide, item) : [];
  if (!item || offered.length === 0) return null;
  return {
    label: 'Give it their options',
    apply: (before, newId) =>
      editItem(before, item.id, (it) =>
        it.type === 'multiple_choice'
          ? withFields(it, {
              carryForwardFrom: undefined,
              options: offered.map(({ text, status }) => ({
                id: newId(),
                text,
                status: status ?? 'approve',
              })),
            })
          : it,
      ),
  };
}

function approve({ place: { item, option } }: Broken): Fix | null {
  if (!item || !option) return null;
  const open = ownOptions(item).filter(({ status }) => status == null);
  return {
    label: open.length > 1 ? `Approve all ${open.length}` : 'Approve it',
    apply: (guide) =>
      mapped(open, (one) => one).reduce(
        (changed, { id }) => setOption(changed, item.id, id, { status: 'approve' }),
        guide,
      ),
  };
}
