import type { ResponseFilter } from '../response/response-filter';

/** What a link shows (M3). */
export const SHARED_KINDS = ['report', 'insight', 'clip', 'reel', 'response', 'responses'] as const;

/** A filter as JSON keeps it: with times as texts. */
export type KeptFilter = Record<string, unknown>;

const TIMES = ['createdFrom', 'createdBefore', 'updatedFrom', 'updatedBefore'] as const;

export function keptFilter(filter: ResponseFilter): KeptFilter {
  return JSON.parse(JSON.stringify(filter));
}

export function filterFrom(kept: KeptFilter | null): ResponseFilter {
  const filter: KeptFilter = { ...kept };
  for (const name of TIMES) {
    const value = filter[name];
    if (typeof value === 'string') filter[name] = new Date(value);
  }
  // What was kept had been read from a request.
  return filter as ResponseFilter;
}

/** Whether a link is open now. */
export function isOpen(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
  now: Date,
): boolean {
  return revokedAt === null && (expiresAt === null || now < expiresAt);
}

/** Wrong passwords on one link, from wherever they come, before the next one has to wait. */
const FREE_OF_ALL = 60;

/**
 * The waits after wrong passwords on a link from all addresses together, in seconds: strangers may slow down, but never
 * lock out, those whom the link is for.
 */
export const LINK_WAITS_SECONDS: readonly number[] = [
  ...Array<number>(FREE_OF_ALL).fill(0),
  ...[1, 2, 4, 8, 15, 30],
];
/** The same from one network: a person mistypes a few times. */
export const NETWORK_WAITS_SECONDS: readonly number[] = [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 900];
