'use client';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { DoneOptions, OverlayParts, ShownToast } from './overlay-types';
import { useOverlayParts } from './use-overlay-parts';

type Act = (parts: OverlayParts) => void;

/** What toasts are asked for before their code and their place are there. */
let waiting: Act[] = [];
let there: OverlayParts | null = null;
let wanted = false;
let count = 0;
const listeners = new Set<() => void>();

function once(act: Act): void {
  if (there) {
    act(there);
    return;
  }
  waiting.push(act);
  wanted = true;
  for (const listener of listeners) listener();
}

/** The place of toasts; once, in the page's frame. */
export function Toasts() {
  const isWanted = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => false,
  );
  const parts = useOverlayParts(isWanted);
  return parts ? <parts.ToastPlace onThere={() => begin(parts)} /> : null;
}

function begin(parts: OverlayParts): void {
  there = parts;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act(parts);
}

export const toast = {
  /** Confirms an action; with `undo` it can be undone while it is shown, `next` leads on. */
  done(text: string, options: DoneOptions = {}): ShownToast {
    const shown = named();
    once((parts) => parts.showDone(text, options, shown));
    return shown;
  },
  /** A failure, shown until it is closed. Never for errors that belong beside a field. */
  failed(text: string, { retry }: { retry?: () => void } = {}): ShownToast {
    const shown = named();
    once((parts) => parts.showFailed(text, retry, shown));
    return shown;
  },
  /** What its caller draws, in the place of the toast of that name if there is one. */
  show(content: ReactNode, shown: ShownToast): void {
    once((parts) => parts.showToast(content, shown));
  },
  dismiss(shown: ShownToast): void {
    once((parts) => parts.dismissToast(shown));
  },
};

function named(): ShownToast {
  count += 1;
  return `toast ${count}`;
}
