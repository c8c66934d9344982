'use client';
import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { GuideStore } from '../store/guide-store';
import { useStore } from '../store/use-guide';

/** How many frames to wait: a part that has to be opened is rendered a moment later. */
const MOST_FRAMES = 20;
const FOCUSABLE = 'input,textarea,select,button,[tabindex="0"]';

/**
 * Moves the focus to the field that the store requests once it is rendered, and scrolls it into view. Editor and
 * outline each handle their own requests. A dialog that is still closing would take the focus back, so it waits for
 * that.
 */
export function useFocusWish(pane: RefObject<HTMLElement | null>, inOutline = false): void {
  const store = useStore();
  const wish = useSyncExternalStore(store.subscribe, () => store.wish, noWish);
  // Before the next key of somebody who types, which a frame later would still go into the field that was left.
  useLayoutEffect(() => {
    if (wish !== null && wish === store.wish && isTypingIn(pane.current))
      grant(store, pane.current, inOutline);
  }, [store, pane, inOutline, wish]);
  useEffect(() => {
    let frame = 0;
    const look = (left: number) => {
      if (isInDialog(document.activeElement) && left > 0) frame = requestAnimationFrame(() => look(left - 1));
      else if (!grant(store, pane.current, inOutline, left === 0))
        frame = requestAnimationFrame(() => look(left - 1));
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
  }, [store, pane, inOutline]);
}

const noWish = () => null;

/** Focuses the field that the store requests, if it is this pane's and there. Says whether nothing is left to do. */
function grant(store: GuideStore, pane: HTMLElement | null, inOutline: boolean, isLast = false): boolean {
  const { wish } = store;
  if (!wish || !pane || (wish.inOutline === true) !== inOutline) return true;
  const field = inOutline ? rowIn(pane, wish.field) : fieldIn(pane, wish.field);
  if (!field && !isLast) return false;
  store.wish = null;
  field?.scrollIntoView({ block: 'nearest' });
  focusIn(field);
  return true;
}

function isTypingIn(pane: HTMLElement | null): boolean {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isField && pane?.contains(activeElement) === true;
}

function isInDialog(element: Element | null): boolean {
  return element?.closest('[role="alertdialog"]') != null;
}

/** On a small screen there are two outlines: one in a dialog, and one that is not displayed. */
function rowIn(list: HTMLElement, id: string): HTMLElement | null {
  const row = list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  return row?.offsetParent ? row : null;
}

/** The field with that name, or the nearest one around it. `concept/ID/…` is searched within that concept. */
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
  const target = field.matches(`${FOCUSABLE},[tabindex]`)
    ? field
    : field.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.setSelectionRange(target.value.length, target.value.length);
  }
}
