'use client';
import { useId, useRef } from 'react';
import type { MenuTriggerState } from 'react-stately/useMenuTriggerState';
import type { OpensSomething } from './press-button';

/** Which item is focused first when a key opens the menu. */
const FIRST_BY_KEY = new Map<string, 'first' | 'last'>([
  ['Enter', 'first'],
  [' ', 'first'],
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
]);

/**
 * What makes a button open a menu: like the system's own, on the mouse's press, on a touch's end, and by keys. The
 * library's hook for it brings the whole menu along, which comes later here.
 */
export function useMenuButton(state: MenuTriggerState): Omit<OpensSomething, 'ref'> & { id: string } {
  const id = useId();
  /** What the pointer that is pressing now is; null for a press that no pointer makes. */
  const pointer = useRef<string | null>(null);
  return {
    id,
    'aria-haspopup': true,
    'aria-expanded': state.isOpen,
    onPointerDown: ({ pointerType, button, currentTarget }) => {
      pointer.current = pointerType;
      if (pointerType === 'touch' || button !== 0) return;
      // The focus returns to it when the menu is closed.
      currentTarget.focus({ preventScroll: true });
      state.open(null);
    },
    // The menu that was opened just now has the focus: the browser must not take it back.
    onMouseDown: (event) => event.preventDefault(),
    onClick: () => {
      const by = pointer.current;
      pointer.current = null;
      if (by === 'touch') state.toggle();
      else if (by === null) state.toggle('first');
    },
    onKeyDown: (event) => {
      const first = FIRST_BY_KEY.get(event.key);
      if (first === undefined || event.defaultPrevented) return;
      event.preventDefault();
      state.toggle(first);
    },
  };
}
