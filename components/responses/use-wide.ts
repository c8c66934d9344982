'use client';
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 78.01rem)';

/**
 * Whether there is room for the charts beside the list. True until the page runs in a browser: they come with the page,
 * and a style sheet hides them where there is none.
 */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
