import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** The participant's page: the title above, one thing in the middle, the action below. */
export function Frame({ top, dock, children }: { top: ReactNode; dock?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] ps-[env(safe-area-inset-left)] pe-[env(safe-area-inset-right)] text-14 leading-[1.375rem] [&_.lucide]:stroke-[1.5] in-data-composing:fixed in-data-composing:inset-x-0 in-data-composing:top-(--composer-top) in-data-composing:h-(--composer-height) in-data-composing:min-h-0">
      {top}
      {children}
      {dock}
    </div>
  );
}

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
      <div className="flex min-h-[3.25rem] items-center gap-3 px-5 text-ink-2 min-[45rem]:min-h-16 min-[45rem]:gap-4 min-[45rem]:px-8 in-data-composing:min-h-[2.75rem]">
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
        'sticky bottom-0 bg-paper pb-[env(safe-area-inset-bottom)] [@media(max-height:26rem)]:static in-data-composing:static',
        !plain && 'border-line border-t',
      )}
    >
      {children}
    </footer>
  );
}
