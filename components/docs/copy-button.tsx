'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Copies a text. Not there without scripts, since it could do nothing. */
export function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Not allowed');
    }
    setTimeout(() => setSaid(''), 2_000);
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="ml-auto h-6 flex-none cursor-pointer rounded-1 px-2 text-12 text-ink-2 hover:bg-fill hover:text-ink"
    >
      <span aria-live="polite">{said || 'Copy'}</span>
    </button>
  );
}
