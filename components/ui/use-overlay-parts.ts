'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { OverlayParts } from './overlay-types';

/** Between attempts while something waits for them and the connection is gone. */
const AGAIN_MS = 3000;
/** A page that is busy for longer gets them all the same. */
const LONGEST_IDLE_WAIT_MS = 2000;

/** Where the parts are, said by the page's frame: they are made of buttons, which name this file. */
let load: (() => Promise<OverlayParts>) | null = null;
let loaded: OverlayParts | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

export function overlayPartsAre(at: () => Promise<OverlayParts>): void {
  load = at;
}

/** Fetches what opens over a page: half of the code of lists, menus and dialogs, which no first picture needs. */
async function fetchOverlayParts(): Promise<void> {
  loading ??=
    load?.().then((parts) => {
      loaded = parts;
      for (const listener of listeners) listener();
    }) ?? null;
  try {
    await loading;
  } catch {
    // Whoever waits asks again.
    loading = null;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none = () => null;

/** The parts while they are `wanted`, null until they have been fetched for it. */
export function useOverlayParts(wanted: boolean): OverlayParts | null {
  const parts = useSyncExternalStore(subscribe, () => (wanted ? loaded : null), none);
  const isMissing = wanted && parts === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    void fetchOverlayParts();
    const again = setInterval(() => void fetchOverlayParts(), AGAIN_MS);
    return () => clearInterval(again);
  }, [isMissing]);
  return parts;
}

/** The parts once somebody has fetched them. */
export function useLoadedParts(): OverlayParts | null {
  return useSyncExternalStore(subscribe, () => loaded, none);
}

/** Fetches them when the page is there and has nothing else to do, so that they open at once. */
export function useIdleParts(): void {
  useEffect(() => {
    let idle: number | undefined;
    const fetchWhenIdle = () => {
      // Not in every browser.
      if ('requestIdleCallback' in window)
        idle = window.requestIdleCallback(() => void fetchOverlayParts(), { timeout: LONGEST_IDLE_WAIT_MS });
      else void fetchOverlayParts();
    };
    if (document.readyState === 'complete') fetchWhenIdle();
    else window.addEventListener('load', fetchWhenIdle, { once: true });
    return () => {
      window.removeEventListener('load', fetchWhenIdle);
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, []);
}
