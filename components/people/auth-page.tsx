import type { ReactNode } from 'react';
import { Wordmark } from '@/components/ui/shell/wordmark';

/** The frame of the pages before the sign-in: the form at the left, a quote from an interview at the right. */
export function AuthPage({ host, children }: { host: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(28rem,5fr)_7fr] bg-paper max-[60rem]:grid-cols-1">
      <div className="flex flex-col gap-6 px-12 pt-8 pb-6 max-[60rem]:px-5 max-[60rem]:pt-6">
        <Wordmark />
        {/* Not centred: it would move as it grows. */}
        <div className="min-h-0 flex-1 pt-[clamp(2rem,22vh,14rem)] pb-8 max-[60rem]:pt-8">
          <div className="mx-auto max-w-[22rem]">{children}</div>
        </div>
        <p className="text-12 text-ink-3">{host}</p>
      </div>
      <figure className="grid content-center border-s border-line bg-well px-[clamp(3rem,7vw,7rem)] py-12 max-[60rem]:hidden">
        <blockquote className="font-read">
          <p className="text-read-24 text-ink-3 italic">What would you have needed to see?</p>
          <p className="mt-4 max-w-[38rem] text-[2.375rem] text-ink leading-[3.25rem] tracking-[-0.014em] text-balance">
            Somebody of ordinary height lying down in it. And where the bag goes. If I can see where the bag
            goes I believe the rest.
          </p>
        </blockquote>
        <figcaption className="mt-8 text-ink-3">From a sample interview about night trains</figcaption>
      </figure>
    </main>
  );
}
