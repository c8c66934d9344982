'use client';
import { useEffect, useRef } from 'react';

const KEY = 'colloquy.pasted-guide';

/** Handles text pasted on the page outside of fields. `take` returns whether it accepted the text. */
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

/** Opens the page that parses the pasted text; the text itself is stored in this tab. */
export function pastedGuideHref(text: string): string {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Too large for the storage: it has to be pasted again.
  }
  return '/studies/new?from=paste';
}

/** Returns the stored text, once. */
export function takePastedGuide(): string {
  const text = sessionStorage.getItem(KEY) ?? '';
  sessionStorage.removeItem(KEY);
  return text;
}
