import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface KeyProps {
  children: ReactNode;
  inButton?: boolean;
  /** Shown even without a keyboard: in a list of shortcuts. */
  always?: boolean | undefined;
}

/** A key, drawn as one. Hidden where there is no keyboard. */
export function Key({ children, inButton, always }: KeyProps) {
  return (
    <kbd
      // Enter presses a button anyway, and its sign is read aloud as what it is drawn like.
      aria-hidden={inButton && children === '↵' ? true : undefined}
      className={classNames(
        'inline-flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-1 border px-1 font-ui text-11 leading-none tabular-nums font-medium',
        !always && 'pointer-coarse:hidden',
        inButton ? 'border-current bg-transparent opacity-70' : 'border-line-strong bg-sheet text-ink-2',
      )}
    >
      {children}
    </kbd>
  );
}
