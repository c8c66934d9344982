'use client';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Press } from './press';
import { useTexts } from './use-texts';

/** Copies a link; where the browser does not permit that, shows it for copying by hand. */
export function CopyLink({ link, label }: { link: () => string; label: string }) {
  const texts = useTexts();
  const field = useId();
  const [state, setState] = useState<'idle' | 'copied' | 'by hand'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      setState('copied');
    } catch {
      setState('by hand');
    }
  };
  if (state === 'by hand') {
    return (
      <div className="grid gap-1">
        <label htmlFor={field}>{texts.copyYourself}</label>
        <input
          id={field}
          readOnly
          value={link()}
          dir="ltr"
          onFocus={(event) => event.target.select()}
          className="min-h-[2.75rem] w-full rounded-2 border border-line-control bg-sheet px-3"
        />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Press onClick={() => void copy()}>
        <Copy aria-hidden />
        {label}
      </Press>
      <span role="status" className="flex items-center gap-1 text-positive">
        {state === 'copied' ? (
          <>
            <Check aria-hidden className="size-4" />
            {texts.copied}
          </>
        ) : null}
      </span>
    </div>
  );
}
