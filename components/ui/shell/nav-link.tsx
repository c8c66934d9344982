'use client';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Link } from '../link';
import { Tooltip } from '../tooltip';

interface NavLinkProps {
  href: string;
  label: string;
  icon: ReactNode;
  current: boolean;
  count?: number | undefined;
  /** Its depth in a tree, from 0. */
  depth?: number;
}

const DEPTHS = ['', 'ps-[1.75rem]', 'ps-[2.875rem]', 'ps-[4rem]'];

/** A row of the sidebar. */
export function NavLink({ href, label, icon, current, count, depth = 0 }: NavLinkProps) {
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'group flex h-sm w-full items-center gap-2 rounded-2 px-2 text-ink-2 transition-colors duration-1 hover:bg-fill hover:text-ink aria-[current]:bg-fill aria-[current]:font-strong aria-[current]:text-ink [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-3 aria-[current]:[&>svg]:text-accent pointer-coarse:h-[2.75rem]',
        DEPTHS[Math.min(depth, DEPTHS.length - 1)],
      )}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count === undefined ? null : (
        <span className="font-text text-12 text-ink-3 tabular-nums">{count}</span>
      )}
    </Link>
  );
}

/** A sign of the rail. */
export function RailLink({ href, label, icon, current }: Omit<NavLinkProps, 'count' | 'depth'>) {
  return (
    <Tooltip text={label}>
      {(trigger) => (
        <Link
          {...trigger}
          href={href}
          aria-label={label}
          aria-current={current ? 'page' : undefined}
          className="mb-0.5 grid size-[2.25rem] place-items-center rounded-2 text-ink-3 hover:bg-fill hover:text-ink aria-[current]:bg-fill aria-[current]:text-accent [&>svg]:size-4"
        >
          {icon}
        </Link>
      )}
    </Tooltip>
  );
}
