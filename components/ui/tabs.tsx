'use client';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { Link } from './link';

interface TabLink {
  href: string;
  label: string;
  count?: number | undefined;
  current: boolean;
}

/** Tabs that are links: each is a different view of an object. */
export function TabLinks({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly TabLink[];
  className?: string;
}) {
  const line = useRef<HTMLElement>(null);
  const at = tabs.findIndex(({ current }) => current);
  useEffect(() => {
    const shown = line.current;
    const current = shown?.children[at];
    if (!shown || !current) return;
    const place = current.getBoundingClientRect();
    const seen = shown.getBoundingClientRect();
    shown.scrollLeft += place.left + place.width / 2 - (seen.left + seen.width / 2);
  }, [at]);
  return (
    <nav
      ref={line}
      aria-label={label}
      // On a phone they are wider than the page, and are moved sideways within their line.
      className={classNames(
        'flex items-stretch gap-5 max-[60rem]:max-w-full max-[60rem]:overflow-x-auto max-[60rem]:overflow-y-hidden max-[60rem]:[scrollbar-width:none]',
        className,
      )}
    >
      {tabs.map(({ href, label: text, count, current }) => (
        <Link
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-lg items-center gap-1.5 whitespace-nowrap border-b-2 border-transparent font-medium text-13 text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {text}
          {count === undefined ? null : (
            <span className="font-text text-12 text-ink-3 tabular-nums">{count}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

interface TabListProps<K extends string> {
  label: string;
  tabs: readonly { id: K; label: string; count?: number | undefined }[];
  current: K;
  onChange: (id: K) => void;
  /** The panel's id is this and the tab's id. */
  panelPrefix: string;
  className?: string;
}

/** Tabs within a page. Each tab's panel has the id `{panelPrefix}-{id}` and role tabpanel. */
export function TabList<K extends string>({
  label,
  tabs,
  current,
  onChange,
  panelPrefix,
  className,
}: TabListProps<K>) {
  const move = (step: number) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.id);
    document.getElementById(`${panelPrefix}-${next.id}-tab`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={classNames('flex items-stretch gap-5', className)}>
      {tabs.map(({ id, label: text, count }) => (
        <button
          key={id}
          id={`${panelPrefix}-${id}-tab`}
          type="button"
          role="tab"
          aria-selected={id === current}
          aria-controls={id === current ? `${panelPrefix}-${id}` : undefined}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange(id)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') move(1);
            if (event.key === 'ArrowLeft') move(-1);
          }}
          className="-mb-px inline-flex min-h-lg items-center gap-1.5 whitespace-nowrap border-b-2 border-transparent font-medium text-13 text-ink-2 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
        >
          {text}
          {count === undefined ? null : (
            <span className="font-text text-12 text-ink-3 tabular-nums">{count}</span>
          )}
        </button>
      ))}
    </div>
  );
}
