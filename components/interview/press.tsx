import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';

const LOOKS = {
  primary:
    'border-(--brand,var(--accent)) bg-(--brand,var(--accent)) text-(--on-brand,var(--on-accent)) hover:border-(--brand,var(--accent-hover)) hover:bg-(--brand,var(--accent-hover)) active:border-(--brand,var(--accent-press)) active:bg-(--brand,var(--accent-press))',
  default: 'border-line-strong bg-sheet text-ink hover:border-line-control hover:bg-well active:bg-fill',
  quiet: 'border-transparent text-ink-2 hover:bg-fill hover:text-ink active:bg-fill-2',
};
const SIZES = {
  big: 'min-h-touch rounded-3 px-6 py-2 text-16',
  mid: 'min-h-[2.75rem] rounded-2 px-4 py-1.5 text-14',
};

interface PressProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** The action is under way: pressing again does nothing, and the width stays. */
  busy?: boolean;
}

/** A button for touch: large, with a label that wraps rather than being cut. */
export function Press({
  look = 'default',
  size = 'mid',
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: PressProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={classNames(
        'inline-flex select-none items-center justify-center gap-2 border text-center font-medium transition-colors duration-1 [&_svg]:size-4 [&_svg]:shrink-0',
        LOOKS[look],
        SIZES[size],
        busy && 'cursor-progress',
        className,
      )}
    >
      {busy ? (
        <span
          aria-hidden
          className="size-3 animate-spin rounded-full border-[1.5px] border-current border-e-transparent motion-reduce:hidden"
        />
      ) : null}
      {children}
    </button>
  );
}
