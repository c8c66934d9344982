'use client';

import { useId, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { MethodName } from './method-name';

export interface NavigationGroup {
  name: string;
  links: { id: string; text: string; method?: string; path?: string }[];
}

/** The way around: guide, operations by tag, schemas. Typing leaves what has all of the words in it. */
export function DocsNavigation({ groups }: { groups: NavigationGroup[] }) {
  const [query, setQuery] = useState('');
  const id = useId();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = groups
    .map(({ name, links }) => ({
      name,
      links: links.filter(({ id: anchor, text, path = '', method = '' }) => {
        const all = `${name} ${anchor} ${text} ${method} ${path}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <nav aria-label="Reference" className="grid content-start gap-5 pb-8">
      {useHydrated() ? (
        <div className="sticky top-0 bg-paper pt-4 pb-2">
          <label htmlFor={id} className="sr-only">
            Search the reference
          </label>
          <input
            id={id}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder="Search"
            className="h-md w-full rounded-2 border border-line-control bg-sheet px-2 text-13 placeholder:text-ink-3"
          />
        </div>
      ) : (
        <div className="h-[3.5rem]" />
      )}
      {found.map(({ name, links }) => (
        <div key={name}>
          <p className="mb-1 px-2 font-strong text-12 text-ink-3">{name}</p>
          <ul>
            {links.map(({ id: anchor, text, method }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className="flex items-baseline rounded-2 px-2 py-1 text-13 text-ink-2 hover:bg-fill hover:text-ink"
                >
                  {method ? <MethodName method={method} short /> : null}
                  <span className="min-w-0 break-words">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {found.length === 0 ? (
        <p className="px-2 text-13 text-ink-3" role="status">
          Nothing here mentions “{query.trim()}”. Search covers names, methods and paths.
        </p>
      ) : null}
    </nav>
  );
}
