import { useEffect, useRef } from 'react';

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  nativeEvent: { isComposing: boolean };
}

/** Ctrl or Cmd with Enter. Enter that ends the composition of a character sends nothing. */
export function isSendKey({ key, ctrlKey, metaKey, nativeEvent }: KeyPress): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
}

/**
 * The digit of a key press anywhere on the page, from 1 to 9, or null: with a modifier, in a field or in a dialog it
 * means something else. The place on the keyboard counts too, for layouts that have their digits on the shift level.
 */
export function digitOf(event: KeyboardEvent): number | null {
  if (event.defaultPrevented || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest(ELSEWHERE)) return null;
  const digit = /^[1-9]$/.exec(event.key)?.[0] ?? /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  return digit === undefined ? null : Number(digit);
}

const ELSEWHERE =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [role="dialog"], [role="menu"], [role="listbox"], input:not([type="radio"], [type="checkbox"], [type="button"], [type="file"])';

/** Calls `choose` with each digit pressed on the page while `active`. */
export function useDigitKeys(active: boolean, choose: (digit: number) => void): void {
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      const digit = digitOf(event);
      if (digit !== null) latest.current(digit);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
