'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';

const AFTER_MS = 800;

interface SaveSoon {
  /** What is written now, as text: each change begins the wait anew. */
  text: string;
  /** Whether it differs from what was saved last. */
  isChanged: boolean;
  /** Whether a save is to wait, as for one that is under way or one that failed. */
  waits: boolean;
  save: () => unknown;
  /** Sends what is left when the page is left for another one of the dashboard; its answer is not shown. */
  sendRest: () => unknown;
}

/** Saves what somebody writes a moment after the last change, and at once when they go on to another page. */
export function useSaveSoon(settings: SaveSoon): void {
  const latest = useRef(settings);
  useLayoutEffect(() => {
    latest.current = settings;
  });
  const { text, isChanged, waits } = settings;
  const isDue = isChanged && !waits;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void latest.current.save(), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDue, text]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current.isChanged) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      if (latest.current.isChanged) latest.current.sendRest();
    };
  }, []);
}
