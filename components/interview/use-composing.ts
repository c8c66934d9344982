'use client';
import { useEffect, useState } from 'react';

/** A window lower than this during typing has an on-screen keyboard, or as little room. In CSS pixels. */
const LOW = 480;
const NARROW = 720;

/**
 * Whether the participant types in a window that a keyboard has made low. Then the page is as high as its visible part:
 * `data-composing` on the root element, with that part in `--composer-top` and `--composer-height`.
 */
export function useComposing(): boolean {
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    const root = document.documentElement;
    const look = () => {
      const height = view?.height ?? window.innerHeight;
      const on = isWriting() && height < LOW && window.innerWidth < NARROW;
      root.toggleAttribute('data-composing', on);
      if (on) {
        root.style.setProperty('--composer-top', `${view?.offsetTop ?? 0}px`);
        root.style.setProperty('--composer-height', `${height}px`);
      }
      setComposing(on);
    };
    // The next question's field takes the focus from the previous one: the keyboard does not close in between.
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      clearTimeout(leaving);
      leaving = setTimeout(look);
    };
    const around: [EventTarget | null, string, () => void][] = [
      [document, 'focusin', look],
      [document, 'focusout', lookSoon],
      [view, 'resize', look],
      [view, 'scroll', look],
    ];
    for (const [target, name, listener] of around) target?.addEventListener(name, listener);
    return () => {
      clearTimeout(leaving);
      for (const [target, name, listener] of around) target?.removeEventListener(name, listener);
      root.removeAttribute('data-composing');
    };
  }, []);
  return composing;
}

/** Whether the field for an answer in words has the focus. */
export function isWriting(): boolean {
  return document.activeElement?.matches('textarea[data-composer]') ?? false;
}
