'use client';
import { useState } from 'react';

/** The list's current row for the keyboard: J and K move it, and its element is scrolled into view. */
export function useRows(count: number, elementId: (at: number) => string) {
  const [at, setAt] = useState(-1);
  const current = Math.min(at, count - 1);
  const go = (to: number) => {
    const next = Math.max(0, Math.min(count - 1, to));
    setAt(next);
    document.getElementById(elementId(next))?.scrollIntoView({ block: 'nearest' });
  };
  return { current, next: () => go(current + 1), previous: () => go(current < 0 ? 0 : current - 1), go };
}
