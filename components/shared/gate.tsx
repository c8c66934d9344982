import type { ReactNode } from 'react';
import { Wordmark } from '@/components/ui/shell/wordmark';

/** The frame of a link that shows nothing yet, or nothing any more. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-paper">
      <header className="flex h-bar items-center border-b border-line px-6 py-3">
        <Wordmark />
      </header>
      <main className="mx-auto grid w-full max-w-[26rem] content-start gap-4 px-6 pt-[16vh] pb-8">
        <h1 className="text-24 font-title tracking-[-0.015em]">{title}</h1>
        {children}
      </main>
    </div>
  );
}
