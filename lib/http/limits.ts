import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { HttpRefusal } from './refusal';

/**
 * Points per number of seconds (operations, RATE_LIMITS), counted by the launcher for all its web processes, or by the
 * only one. Each kind of credential has its own count, so that guessing one kind does not block the others.
 */
const LIMITS = {
  key: { points: 1_200, seconds: 60 },
  keyWrite: { points: 120, seconds: 60 },
  interview: { points: 300, seconds: 60 },
  /** Per study and address: participants of an office or a panel that share an address are not refused. */
  start: { points: 600, seconds: 60 },
  failedKey: { points: 20, seconds: 60 },
  failedSignIn: { points: 20, seconds: 60 },
  failedToken: { points: 20, seconds: 60 },
  /** Forms that need no session: each request may be a guess at an address, a link or a password. */
  accountForm: { points: 20, seconds: 60 },
  /** Pages per address; an office or a panel may share it. */
  page: { points: 1_200, seconds: 60 },
  mail: { points: 3, seconds: 60 },
  /** Invitations of one organisation to one address, so that nobody's inbox is flooded. */
  invitation: { points: 5, seconds: 3_600 },
} as const;
export type Limit = keyof typeof LIMITS;

type Limiter = RateLimiterMemory | RateLimiterCluster;
const holder = globalThis as typeof globalThis & { __colloquyLimiters?: Record<Limit, Limiter> };

/** How long the launcher may take to answer; it does nothing else. */
const LAUNCHER_MS = 3_000;

function limiters(): Record<Limit, Limiter> {
  holder.__colloquyLimiters ??= Object.fromEntries(
    Object.entries(LIMITS).map(([limit, { points, seconds }]) => [
      limit,
      cluster.isWorker
        ? new RateLimiterCluster({ keyPrefix: limit, points, duration: seconds, timeoutMs: LAUNCHER_MS })
        : new RateLimiterMemory({ keyPrefix: limit, points, duration: seconds }),
    ]),
  ) as Record<Limit, Limiter>;
  return holder.__colloquyLimiters;
}

/**
 * Counts `points`, one for most requests, of `who` against a limit and returns the RateLimit headers (E9); past the
 * limit, 429 with Retry-After (A5). With RATE_LIMITS=off there are no headers.
 */
export async function countAgainst(limit: Limit, who: string, points = 1): Promise<Record<string, string>> {
  if (!env().rateLimits) return {};
  try {
    return headers(limit, await limiters()[limit].consume(who, points));
  } catch (error) {
    if (error instanceof Error) throw error;
    // A request that needs more than what is left is refused without using up the rest.
    const state = points > 1 ? await limiters()[limit].reward(who, points) : undefined;
    throw tooMany(limit, state ?? (error as RateLimiterRes));
  }
}

/** Counts an invitation against the limit of one organisation to one address. */
export async function countInvitation(who: { organizationId: string; email: string }): Promise<void> {
  await countAgainst('invitation', `${who.organizationId} ${who.email}`);
}

function tooMany(limit: Limit, state: RateLimiterRes): HttpRefusal {
  return new HttpRefusal(429, 'Too many requests. Wait as long as Retry-After says, then go on.', {
    ...headers(limit, state),
    'retry-after': String(seconds(state)),
  });
}

/** Reverses what `countAgainst` counted when it turned out not to be a failure. */
export async function uncount(limit: Limit, who: string): Promise<void> {
  if (env().rateLimits) await limiters()[limit].reward(who);
}

function headers(limit: Limit, state: RateLimiterRes): Record<string, string> {
  return {
    'ratelimit-limit': String(LIMITS[limit].points),
    'ratelimit-remaining': String(Math.max(0, state.remainingPoints)),
    'ratelimit-reset': String(seconds(state)),
  };
}

function seconds(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
}
