import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run here: false on the server and in the first paint. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
