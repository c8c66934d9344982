'use client';
import { type KeyboardEvent, useId } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import type { MenuTriggerState } from 'react-stately/useMenuTriggerState';

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
export function useMenuButton(state: MenuTriggerState) {
  const id = useId();
  const focus = ({ target }: PressEvent) => {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return {
    id,
    'aria-haspopup': true as const,
    'aria-expanded': state.isOpen,
    preventFocusOnPress: true,
    onPressStart: (event: PressEvent) => {
      if (event.pointerType === 'touch' || event.pointerType === 'keyboard') return;
      // The focus returns to it when the menu is closed.
      focus(event);
      state.open(event.pointerType === 'virtual' ? 'first' : null);
    },
    onPress: (event: PressEvent) => {
      if (event.pointerType !== 'touch') return;
      focus(event);
      state.toggle();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const first = FIRST_BY_KEY.get(event.key);
      if (first === undefined || event.defaultPrevented) return;
      event.preventDefault();
      state.toggle(first);
    },
  };
}
