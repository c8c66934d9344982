'use client';

/** An opener, the menu that it opened, and what was focused in there: more are gone at once hardly ever. */
const KEPT = 16;

/** What had the focus, the latest last. */
let before: Element[] = [];

function remember(element: EventTarget | null): void {
  if (!(element instanceof HTMLElement) || element === document.body) return;
  // A toast goes by itself.
  if (element.closest('[data-sonner-toaster]')) return;
  before = [...before.filter((one) => one !== element && one.isConnected), element].slice(-KEPT);
}

if (typeof document !== 'undefined') {
  remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => remember(target));
}

/**
 * Gives the focus to what had it last and is still there, where it would be lost otherwise: the library knows the
 * element alone that had it when a dialog opened, which may be a menu's entry, or part of another dialog before it.
 * `leaving`: what is going, and may still have it.
 */
export function returnFocus(leaving?: Element | null): void {
  const isLost = ({ activeElement }: Document) =>
    activeElement === null || activeElement === document.body || leaving?.contains(activeElement) === true;
  // The library returns it in the first frame, where it can.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!isLost(document)) return;
      const last = before.findLast(
        (one) => one.isConnected && one.checkVisibility() && !leaving?.contains(one),
      );
      if (last instanceof HTMLElement) last.focus({ preventScroll: true });
    }),
  );
}
