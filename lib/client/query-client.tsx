'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from './api';

const FRESH_MS = 15_000;
const MOST_RETRIES = 3;

/** What could be answered otherwise the next time: no answer, too many requests, the server's own fault. */
export function worthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** One cache a page load. Reads are tried again, changes are not: whoever makes one says what happens then. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: FRESH_MS,
            retry: (count, error) => count < MOST_RETRIES && worthRetrying(error),
            retryDelay: (count, error) =>
              error instanceof ApiError && error.retryAfterSeconds !== null
                ? error.retryAfterSeconds * 1000
                : Math.min(1000 * 2 ** count, 8000),
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
