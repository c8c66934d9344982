import { useSyncExternalStore } from 'react';

/** How long a deletion can be taken back. */
export const UNDO_MS = 8000;

interface Waiting {
  send: (options: { keepalive: boolean }) => void;
  timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<string, Waiting>();
const sending = new Set<string>();
const listeners = new Set<() => void>();
let hidden: ReadonlySet<string> = new Set();

function changed(): void {
  hidden = new Set([...waiting.keys(), ...sending]);
  for (const listener of listeners) listener();
}

/** What is shown no more: waiting to be deleted, or being deleted. */
export function useHidden(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hidden,
    () => hidden,
  );
}

/**
 * Hides something now and deletes it when the time to take it back is over; at once when the page goes. `send` settles
 * when it is gone for good and the lists were read again, or was refused; then it is no longer hidden.
 */
export function deleteLater(
  id: string,
  options: { send: (options: { keepalive: boolean }) => Promise<void>; onSent?: () => void },
): void {
  if (waiting.has(id) || sending.has(id)) return;
  if (waiting.size === 0) window.addEventListener('pagehide', sendAll);
  const send = ({ keepalive }: { keepalive: boolean }) => {
    takeOut(id);
    sending.add(id);
    changed();
    options.onSent?.();
    void options.send({ keepalive }).finally(() => {
      sending.delete(id);
      changed();
    });
  };
  const timer = setTimeout(() => send({ keepalive: false }), UNDO_MS);
  waiting.set(id, { send, timer });
  changed();
}

/** Brings it back. False when it is too late. */
export function keepAfterAll(id: string): boolean {
  const was = takeOut(id);
  changed();
  return was;
}

function takeOut(id: string): boolean {
  const entry = waiting.get(id);
  if (!entry) return false;
  clearTimeout(entry.timer);
  waiting.delete(id);
  if (waiting.size === 0) window.removeEventListener('pagehide', sendAll);
  return true;
}

/** The page may never come back; one that does, from the browser's memory, finds them deleted. */
function sendAll(): void {
  for (const { send } of [...waiting.values()]) send({ keepalive: true });
}
