'use client';
import { useLayoutEffect, useRef } from 'react';

/** Runs `act` when the page was left and is shown again, before it is painted: what was open over it is closed then. */
export function useShownAgain(act: () => void): void {
  const wasShown = useRef(false);
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => {
    if (wasShown.current) latest.current();
    wasShown.current = true;
  }, []);
}
