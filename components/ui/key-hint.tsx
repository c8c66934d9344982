import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** A key, drawn as one. Hidden where there is no keyboard. */
export function Key({ children, inButton }: { children: ReactNode; inButton?: boolean }) {
  return (
    <kbd
      className={classNames(
        'inline-flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-1 border px-1 font-ui text-11 leading-none tabular-nums font-medium pointer-coarse:hidden',
        inButton ? 'border-current bg-transparent opacity-70' : 'border-line-strong bg-sheet text-ink-2',
      )}
    >
      {children}
    </kbd>
  );
}
