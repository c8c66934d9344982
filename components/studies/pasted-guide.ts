'use client';
import { useEffect, useRef } from 'react';

const KEY = 'colloquy.pasted-guide';

/** Takes what is pasted on the page outside fields. `take` says whether it was something for it. */
export function usePastedGuide(take: (text: string) => boolean): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest('input,textarea,[contenteditable],[role="dialog"]'))
        return;
      if (latest.current(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

/** The page that reads what was pasted here; the text itself waits in this tab. */
export function pastedGuideHref(text: string): string {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Too large to wait there: it is pasted once more.
  }
  return '/studies/new?from=paste';
}

/** What waits, once. */
export function takePastedGuide(): string {
  const text = sessionStorage.getItem(KEY) ?? '';
  sessionStorage.removeItem(KEY);
  return text;
}
