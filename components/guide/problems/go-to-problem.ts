import type { GuideStore } from '../store/guide-store';
import type { ListedProblem } from './listed-problem';

/** Opens the part that a problem is in, and focuses its field. */
export function goToProblem(store: GuideStore, { itemId, blockId, conceptId, field }: ListedProblem): void {
  if (itemId !== null) {
    store.select({ kind: 'item', id: itemId }, { field });
  } else if (blockId !== null) {
    const within = conceptId === null ? field : `concept/${conceptId}/${field}`;
    store.select({ kind: 'block', id: blockId }, { field: within });
  } else store.select(store.state.selection, { field: '' });
}

/** The problem after the current one, in guide order; after the last comes the first. */
export function nextProblem(
  list: readonly ListedProblem[],
  current: string | null,
): ListedProblem | undefined {
  const at = list.findIndex(({ key }) => key === current);
  return list[(at + 1) % Math.max(1, list.length)];
}
