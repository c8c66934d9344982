import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { HttpRefusal } from './refusal';

/** Requests a minute (operations, RATE_LIMITS). Counted in each web process. */
const POINTS = {
  key: 1_200,
  keyWrite: 120,
  interview: 300,
  /** Of a study and an address: an office or a panel behind one address is not turned away. */
  start: 600,
  failedCredential: 20,
  mail: 3,
} as const;
export type Limit = keyof typeof POINTS;

const holder = globalThis as typeof globalThis & { __colloquyLimiters?: Record<Limit, RateLimiterMemory> };

function limiters(): Record<Limit, RateLimiterMemory> {
  holder.__colloquyLimiters ??= Object.fromEntries(
    Object.entries(POINTS).map(([limit, points]) => [
      limit,
      new RateLimiterMemory({ keyPrefix: limit, points, duration: 60 }),
    ]),
  ) as Record<Limit, RateLimiterMemory>;
  return holder.__colloquyLimiters;
}

/**
 * Counts one request of `who` against a limit and answers the RateLimit headers (E9); past it, 429 with Retry-After
 * (A5). Without limits (RATE_LIMITS=off) there are no headers either.
 */
export async function countAgainst(limit: Limit, who: string): Promise<Record<string, string>> {
  if (!env().rateLimits) return {};
  try {
    return headers(limit, await limiters()[limit].consume(who));
  } catch (error) {
    if (error instanceof Error) throw error;
    throw tooMany(limit, error as RateLimiterRes);
  }
}

function tooMany(limit: Limit, state: RateLimiterRes): HttpRefusal {
  return new HttpRefusal(429, 'Too many requests. Wait as long as Retry-After says, then go on.', {
    ...headers(limit, state),
    'retry-after': String(seconds(state)),
  });
}

/** Takes back what `countAgainst` counted: it was no failure after all. */
export async function uncount(limit: Limit, who: string): Promise<void> {
  if (env().rateLimits) await limiters()[limit].reward(who);
}

function headers(limit: Limit, state: RateLimiterRes): Record<string, string> {
  return {
    'ratelimit-limit': String(POINTS[limit]),
    'ratelimit-remaining': String(Math.max(0, state.remainingPoints)),
    'ratelimit-reset': String(seconds(state)),
  };
}

function seconds(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
}
