'use client';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isEmbedded } from '@/lib/client/interview/embedding';
import { useTexts } from './use-texts';

const SECONDS = 5;

/**
 * Where the study sends its participants at the end: after five seconds, unless they stay or somebody should rest here.
 * Within a page of somebody else it waits for a press, which alone may leave that page.
 */
export function GoingOn({ url, waits }: { url: string; waits: boolean }) {
  const texts = useTexts();
  const [left, setLeft] = useState<number | null>(waits || isEmbedded() ? null : SECONDS);
  useEffect(() => {
    if (left === null) return;
    if (left === 0) return location.assign(url);
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, url]);
  // Back from there the browser shows the page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeft(null);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={url}
        target="_top"
        rel="noreferrer"
        className="inline-flex min-h-touch items-center justify-center gap-2 rounded-3 border border-(--brand,var(--accent)) bg-(--brand,var(--accent)) px-6 py-2 font-medium text-(--on-brand,var(--on-accent)) text-16"
      >
        {texts.goThere}
        <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
      </a>
      {left === null ? null : (
        <>
          <span className="text-ink-3 tabular-nums">{texts.goingIn(left)}</span>
          <button type="button" className="link min-h-[2.75rem] px-2" onClick={() => setLeft(null)}>
            {texts.stayHere}
          </button>
        </>
      )}
    </div>
  );
}
