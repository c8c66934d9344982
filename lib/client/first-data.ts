'use client';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What each cache has been given: a page that is shown again later has what is in the cache by then. */
const given = new WeakMap<QueryClient, WeakSet<object>>();

/** An answer of the API that came with the page, if it did; else the browser has to ask. */
export type FirstData<T extends object> = T | null | undefined;

/** Puts an answer that came with the page into the cache under `key`, once, before anything below asks for it. */
export function useFirstData<T extends object>(
  first: FirstData<T>,
  key: QueryKey,
  held: (first: T) => unknown,
): void {
  const client = useQueryClient();
  useState(() => {
    if (!first) return;
    const known = given.get(client) ?? new WeakSet();
    given.set(client, known);
    if (known.has(first)) return;
    known.add(first);
    client.setQueryData(key, held(first));
  });
}
