'use client';
import { type RefObject, useEffect } from 'react';
import { useBuilder } from '../store/use-guide';

/** How often it is looked again, a frame each: parts that a wish opens are drawn a moment later. */
const MOST_FRAMES = 20;
const FOCUSABLE = 'input,textarea,select,button,[tabindex="0"]';

/** Brings the focus where the store wishes it, once the field is drawn, and the field into view. */
export function useFocusWish(pane: RefObject<HTMLElement | null>): void {
  const { store } = useBuilder();
  useEffect(() => {
    let frame = 0;
    const look = (left: number) => {
      const { wish } = store;
      if (!wish || !pane.current) return;
      const field = fieldIn(pane.current, wish.field);
      if (!field && left > 0) {
        frame = requestAnimationFrame(() => look(left - 1));
        return;
      }
      store.wish = null;
      field?.scrollIntoView({ block: 'nearest' });
      focusIn(field);
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      if (store.wish) frame = requestAnimationFrame(() => look(MOST_FRAMES));
    };
    soon();
    const off = store.subscribe(soon);
    return () => {
      cancelAnimationFrame(frame);
      off();
    };
  }, [store, pane]);
}

/** The field of that name, or the nearest one around it. `concept/ID/…` is looked for in that concept. */
function fieldIn(pane: HTMLElement, name: string): HTMLElement | null {
  const concept = /^concept\/([^/]+)\/(.*)$/.exec(name);
  const scope = concept
    ? pane.querySelector<HTMLElement>(`[data-concept="${CSS.escape(concept[1] ?? '')}"]`)
    : (pane.querySelector<HTMLElement>('[data-open]') ?? pane);
  if (!scope) return null;
  if (name === 'concepts/last')
    return [...pane.querySelectorAll<HTMLElement>('[data-concept]')].at(-1) ?? null;
  const parts = (concept?.[2] ?? name).split('/');
  while (parts.length > 0) {
    const selector = `[data-field="${CSS.escape(parts.join('/'))}"]`;
    const found = scope.querySelector<HTMLElement>(selector) ?? pane.querySelector<HTMLElement>(selector);
    if (found) return found;
    parts.pop();
  }
  return concept ? null : scope;
}

function focusIn(field: HTMLElement | null): void {
  if (!field) return;
  const target = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.setSelectionRange(target.value.length, target.value.length);
  }
}
