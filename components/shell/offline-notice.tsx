'use client';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** A quiet line while the browser has no connection. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p
      role="status"
      className="flex shrink-0 items-center gap-2 border-b border-caution-line bg-caution-wash px-6 py-1.5 text-12 text-caution print:hidden"
    >
      <WifiOff aria-hidden className="size-[0.875rem]" />
      You are offline. What is shown may be out of date; changes wait until you are back.
    </p>
  );
}

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
