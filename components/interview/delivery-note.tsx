'use client';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SessionState } from '@/lib/client/interview/session-state';
import { useTexts } from './use-texts';

/** Says that an answer waits for the connection, that it is safe, and when it is tried again. */
export function DeliveryNote({ state, onTryNow }: { state: SessionState; onTryNow: () => void }) {
  const texts = useTexts();
  const { waiting, phase } = state;
  const seconds = useSecondsUntil(waiting?.until ?? null);
  if (!waiting) return null;
  const asking = phase === 'asking';
  const { title, text } = {
    offline: { title: texts.offlineTitle, text: asking ? texts.offlineText : texts.offlineStart },
    unreachable: {
      title: texts.unreachableTitle,
      text: asking ? texts.unreachableText : texts.unreachableStart,
    },
    limited: { title: texts.limitedTitle, text: texts.limitedText },
  }[waiting.why];
  return (
    <div className="border-caution-line border-b bg-caution-wash px-5 py-3 text-ink-2 min-[45rem]:px-8 in-data-low:py-1">
      <div className="mx-auto flex max-w-[46rem] flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="flex min-w-[14rem] flex-1 gap-2">
          <WifiOff aria-hidden className="mt-1 size-4 shrink-0 text-caution" />
          <span>
            <strong className="font-strong text-ink">{title}</strong>{' '}
            <span className="in-data-low:hidden">{text}</span>
          </span>
        </p>
        <span className="flex items-center gap-3 in-data-low:hidden">
          <span aria-hidden className="tabular-nums">
            {seconds > 0 ? texts.tryingAgain(seconds) : ''}
          </span>
          <button type="button" className="link min-h-[2.75rem]" onClick={onTryNow}>
            {texts.tryNow}
          </button>
        </span>
      </div>
    </div>
  );
}

function useSecondsUntil(until: number | null): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null || now === 0 ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
