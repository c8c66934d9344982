import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A browser drops the focus of an element that moves within its list: this restores it when `order` has changed. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      last.current =
        event.target instanceof Element && list.current?.contains(event.target) ? event.target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order moves the elements.
  useLayoutEffect(() => {
    const was = last.current;
    if (was instanceof HTMLElement && document.activeElement === document.body && was.isConnected)
      was.focus();
  }, [order]);
}
