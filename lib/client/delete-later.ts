import { useSyncExternalStore } from 'react';

/** How many milliseconds a deletion can be undone. */
export const UNDO_MS = 8000;

interface Waiting {
  send: (options: { keepalive: boolean }) => void;
  timer: ReturnType<typeof setTimeout>;
}

const SENT_KEY = 'colloquy.deleted';
const NONE: ReadonlySet<string> = new Set();

const waiting = new Map<string, Waiting>();
const sending = new Set<string>(sentBefore());
const listeners = new Set<() => void>();
let hidden: ReadonlySet<string> = new Set(sending);

function changed(): void {
  hidden = new Set([...waiting.keys(), ...sending]);
  for (const listener of listeners) listener();
}

/** What is hidden: waiting to be deleted, or being deleted. */
export function useHidden(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hidden,
    () => NONE,
  );
}

/**
 * Hides something now and deletes it when the time for undo is over; at once when the page is closed. `send` settles
 * when it is deleted and the lists were loaded again, or when it was refused; then it is no longer hidden.
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

/** Shows it again. False when it is too late. */
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

/** The page may never be shown again; if the browser restores it from memory, they are deleted. */
function sendAll(): void {
  sessionStorage.setItem(SENT_KEY, JSON.stringify([...waiting.keys()]));
  for (const { send } of [...waiting.values()]) send({ keepalive: true });
}

/** What the page before sent as it went: this one may have been made before it was deleted. */
function sentBefore(): string[] {
  if (typeof sessionStorage === 'undefined') return [];
  const text = sessionStorage.getItem(SENT_KEY);
  sessionStorage.removeItem(SENT_KEY);
  return text === null ? [] : JSON.parse(text);
}
