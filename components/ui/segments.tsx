'use client';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface SegmentsProps<K extends string> {
  label: string;
  items: readonly {
    id: K;
    label: string;
    icon?: ReactNode;
    /** Undefined while it is loading. */
    count?: number | undefined;
    iconOnly?: boolean;
  }[];
  value: K;
  onChange: (id: K) => void;
  size?: 'sm' | 'md';
}

/** Segments change how data is shown. */
export function Segments<K extends string>({ label, items, value, onChange, size = 'md' }: SegmentsProps<K>) {
  return (
    <fieldset
      aria-label={label}
      className={classNames(
        // A fieldset is as wide as what is in it, unless it is told otherwise; on a phone it scrolls by itself.
        'inline-flex min-w-0 max-w-full shrink-0 justify-self-start gap-0.5 overflow-x-auto rounded-2 bg-fill p-0.5 [scrollbar-width:none] [&>button]:shrink-0',
        size === 'sm' ? 'h-sm' : 'h-md',
        'pointer-coarse:h-[2.75rem]',
      )}
    >
      {items.map(({ id, label: text, icon, iconOnly, ...figures }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          aria-label={iconOnly ? text : undefined}
          title={iconOnly ? text : undefined}
          onClick={() => onChange(id)}
          className={classNames(
            'inline-flex items-center gap-1.5 whitespace-nowrap rounded-1 font-medium text-ink-2 hover:text-ink aria-pressed:bg-sheet aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-line-strong [&_svg]:size-4',
            size === 'sm' ? 'px-2 text-12' : 'px-3 text-13',
          )}
        >
          {icon}
          {iconOnly ? null : text}
          {'count' in figures ? (
            // As wide as most figures, so that nothing moves when they load.
            <span className="min-w-[2ch] text-start font-text text-12 text-ink-3 tabular-nums">
              {figures.count}
            </span>
          ) : null}
        </button>
      ))}
    </fieldset>
  );
}
