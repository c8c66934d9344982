'use client';
import { createContext, type ReactNode, use } from 'react';
import { classNames } from '@/components/ui/class-names';
import { BrandMark } from './brand';
import phone from './phone.module.css';

/** The participant's page: the title above, one thing in the middle, the action below. */
export function Frame({ top, dock, children }: { top: ReactNode; dock?: ReactNode; children: ReactNode }) {
  return (
    <div
      className={`grid min-h-dvh in-data-embedded:min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] ps-[env(safe-area-inset-left)] pe-[env(safe-area-inset-right)] text-14 leading-[1.375rem] [&_.lucide]:stroke-[1.5] ${phone.frame}`}
    >
      {top}
      {children}
      {dock}
    </div>
  );
}

/** Whether a member tries the study by a test link (N6). */
export const Trying = createContext(false);

/** The title. `children` are at its end, `below` under it. */
export function TopBar({
  name,
  children,
  below,
}: {
  name: ReactNode;
  children?: ReactNode;
  below?: ReactNode;
}) {
  return (
    <header className="pt-[env(safe-area-inset-top)]">
      {use(Trying) ? (
        // For the member who tries it, so in the language of the dashboard.
        <p
          lang="en"
          dir="ltr"
          className="bg-caution-wash px-5 py-1 text-center text-12 text-caution min-[45rem]:px-8 in-data-low:hidden"
        >
          <strong className="font-strong">Test.</strong> It counts nowhere and is deleted after a week.
        </p>
      ) : null}
      <div
        className={`flex min-h-[3.25rem] items-center gap-3 px-5 text-ink-2 min-[45rem]:min-h-16 min-[45rem]:gap-4 min-[45rem]:px-8 ${phone.bar}`}
      >
        <BrandMark />
        {name}
        <div className="ms-auto flex shrink-0 items-center gap-3 min-[45rem]:gap-4">{children}</div>
      </div>
      {below}
    </header>
  );
}

/** The bottom bar, with a line above it unless it is `plain`; always visible unless the window is too low for it. */
export function Dock({ plain = false, children }: { plain?: boolean; children: ReactNode }) {
  return (
    <footer
      className={classNames(
        'sticky bottom-0 bg-paper pb-[env(safe-area-inset-bottom)] [@media(max-height:26rem)]:static',
        !plain && 'border-line border-t',
      )}
    >
      {children}
    </footer>
  );
}
