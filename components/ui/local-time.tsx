'use client';
import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

interface LocalTimeProps {
  /** ISO 8601; left out where the time is among other words. */
  at?: string;
  title?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A time in the reader's time zone, by their clock. The server knows neither: what it wrote stands until the page's
 * scripts run, and is then written anew.
 */
export function LocalTime({ at, title, className, children }: LocalTimeProps) {
  const hydrated = useHydrated();
  const Element = at === undefined ? 'span' : 'time';
  return (
    <Element
      key={String(hydrated)}
      {...(at === undefined ? {} : { dateTime: at })}
      title={title}
      className={className}
      suppressHydrationWarning
    >
      {children}
    </Element>
  );
}
