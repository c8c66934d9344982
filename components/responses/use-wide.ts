'use client';
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 78.01rem)';

/** Whether there is room for the charts beside the list. False until the page runs in a browser. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
