'use client';
import { useSyncExternalStore } from 'react';

/** Whether the page's scripts run: false on the server and until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
