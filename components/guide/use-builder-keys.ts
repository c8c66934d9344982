'use client';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { toast } from '@/components/ui/toast';
import { addBlock, addCondition, addQuestion, duplicateSelected, moveSelected } from './builder-actions';
import { neighbour } from './model/selection';
import { goToProblem, nextProblem } from './problems/go-to-problem';
import { useProblems } from './problems/use-problems';
import { useAskBeforeRemoval } from './removal/use-removal';
import { useBuilder } from './store/use-guide';

interface BuilderKeys {
  current: string | null;
  onCurrent: (key: string) => void;
  launch: () => void;
}

/** The keys of the builder (design, Keyboard). */
export function useBuilderKeys({ current, onCurrent, launch }: BuilderKeys): void {
  const { store } = useBuilder();
  const { list, showAll } = useProblems();
  const { askPart } = useAskBeforeRemoval();
  const go = (step: -1 | 1) => store.select(neighbour(store.guide, store.state.selection, step));
  const travel = (by: () => string | null, nothing: string) => {
    settleField();
    if (by() === null) toast.done(nothing, { stays: 2_000 });
  };
  useShortcuts('Guide', [
    { keys: '↑', label: 'up in the outline', run: () => go(-1) },
    { keys: '↓', label: 'move in outline', hint: true, run: () => go(1) },
    { keys: 'Alt ↑', label: 'move up', run: () => moveSelected(store, -1) },
    { keys: 'Alt ↓', label: 'reorder', hint: true, run: () => moveSelected(store, 1) },
    { keys: 'Q', label: 'question', hint: true, run: () => addQuestion(store) },
    { keys: 'B', label: 'block', hint: true, run: () => addBlock(store, 'flat') },
    { keys: 'I', label: 'condition', hint: true, run: () => addCondition(store) },
    { keys: 'D', label: 'duplicate', run: () => duplicateSelected(store) },
    {
      keys: '⌫',
      label: 'delete',
      run: () => {
        const { selection } = store.state;
        if (!isAtSelected(document.activeElement)) return;
        if (selection.kind === 'item' || selection.kind === 'block') askPart(selection);
      },
    },
    {
      keys: 'F8',
      label: 'next problem',
      hint: true,
      inFields: true,
      off: list.length === 0,
      run: () => {
        const next = nextProblem(list, current);
        if (!next) return;
        showAll();
        onCurrent(next.key);
        goToProblem(store, next);
      },
    },
    {
      keys: '⌘Z',
      label: 'undo',
      hint: true,
      inFields: true,
      run: () => travel(store.undo, 'Nothing to undo'),
    },
    { keys: '⇧⌘Z', label: 'redo', inFields: true, run: () => travel(store.redo, 'Nothing to redo') },
    { keys: '⌘↵', label: 'launch', inFields: true, run: launch },
  ]);
}

/** The delete key applies to the selected part only in the outline, on its card, and when nothing has the focus. */
function isAtSelected(focused: Element | null): boolean {
  if (!focused || focused === document.body || focused.matches('[data-field=""]')) return true;
  return focused.closest('[data-row],[data-field="card"]') !== null;
}

/** Applies fields whose value is applied on leaving, so that undo and launch include it. */
function settleField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) {
    field.blur();
    field.focus();
  }
}
