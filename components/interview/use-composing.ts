'use client';
import { useEffect, useState } from 'react';

/** A window lower than this has an on-screen keyboard, or as little room. In CSS pixels. */
const LOW = 480;
/** In a window lower than this, without a keyboard, all of the page scrolls. */
const LOWEST = 320;
/** Lower than this there is no room for the title. */
const LEAST = 240;
const NARROW = 720;

/**
 * Marks on the root element what a narrow window leaves room for: `data-low` where it is low (`least`: hardly any),
 * and `data-composing` while the participant writes there; then `--composer-top` and `--composer-height` say which part
 * of the page is seen above the keyboard. Answers whether they write there.
 */
export function useComposing(): boolean {
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    const root = document.documentElement;
    const look = () => {
      const seen = view?.height ?? window.innerHeight;
      // What is enlarged with two fingers is no lower for it.
      const height = seen * (view?.scale ?? 1);
      const writing = isWriting();
      // Within a page of others the window is as high as what it shows.
      const lasts = height >= LOWEST && !('embedded' in root.dataset);
      const low = window.innerWidth < NARROW && height < LOW && (writing || lasts);
      const on = low && writing;
      if (low) root.dataset.low = height < LEAST ? 'least' : '';
      else delete root.dataset.low;
      root.toggleAttribute('data-composing', on);
      if (on) {
        root.style.setProperty('--composer-top', `${view?.offsetTop ?? 0}px`);
        root.style.setProperty('--composer-height', `${seen}px`);
        document.querySelector('input:focus')?.scrollIntoView({ block: 'nearest' });
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
    look();
    return () => {
      clearTimeout(leaving);
      for (const [target, name, listener] of around) target?.removeEventListener(name, listener);
      delete root.dataset.low;
      root.removeAttribute('data-composing');
    };
  }, []);
  return composing;
}

/** Whether a field for words has the focus: of an answer, or of an option of the participant's own. */
export function isWriting(): boolean {
  return document.activeElement?.matches('[data-composer]') ?? false;
}
