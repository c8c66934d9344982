'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from './api';

const FRESH_MS = 15_000;
const MOST_RETRIES = 3;
/** A timeout is not repeated: it would take as long again, and block other requests. */
const RETRIES_OF_TIMED_OUT = 1;

/** Failures that may be temporary: no reply, too many requests, a fault of the server. */
export function worthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Whether a read that has failed `count` times before is tried again. */
export function isRetried(count: number, error: unknown): boolean {
  if (!worthRetrying(error)) return false;
  const timedOut = error instanceof ApiError && (error.status === 503 || error.status === 504);
  return count < (timedOut ? RETRIES_OF_TIMED_OUT : MOST_RETRIES);
}

/** One cache per page load. Reads are repeated, changes are not: their callers handle failures. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: FRESH_MS,
            retry: isRetried,
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
