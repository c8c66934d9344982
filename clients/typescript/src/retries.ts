import { ApiError } from './api-error.js';
import type { Settings } from './settings.js';

const FIRST_WAIT_MS = 500;

/** Does a thing again where that does no harm and may help; `attempt` rejects with an ApiError. */
export async function repeating<T>(
  { attempts = 4, longestWaitMs = 60_000 }: Settings,
  { mayRepeat, signal }: { mayRepeat: boolean; signal?: AbortSignal | undefined },
  attempt: () => Promise<T>,
): Promise<T> {
  for (let made = 1; ; made += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wait = waitAfter(error, { made, mayRepeat, random: Math.random() });
      if (wait === null || made >= attempts || wait > longestWaitMs) throw error;
      await sleep(wait, signal);
    }
  }
}

/** Milliseconds until a request is sent again; null where it is not. `random` is from 0 to 1. */
function waitAfter(
  { status, retryAfterMs }: Pick<ApiError, 'status' | 'retryAfterMs'>,
  { made, mayRepeat, random }: { made: number; mayRepeat: boolean; random: number },
): number | null {
  if (!isWorthAnother(status, retryAfterMs, mayRepeat)) return null;
  // Clients that were refused together do not come back together.
  const backoff = FIRST_WAIT_MS * 2 ** (made - 1) * (0.5 + random / 2);
  return Math.round(retryAfterMs === null ? backoff : retryAfterMs + random * FIRST_WAIT_MS);
}

function isWorthAnother(status: number, retryAfterMs: number | null, mayRepeat: boolean): boolean {
  // Refused before anything was done.
  if (status === 429) return true;
  if (status === 409) return retryAfterMs !== null;
  return mayRepeat && (status === 0 || status >= 500);
}

/** Rejects as soon as the caller gives up. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
