import { env } from '@/lib/env';

/**
 * Whether a browser sent this from one of our own pages: only then is a cookie a credential (decisions, H3).
 * Sec-Fetch-Site cannot be set by scripts; Origin is the fallback for browsers without it. A GET of such a browser has
 * neither and is not accepted.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== env().baseUrl) return false;
  return site === null ? origin !== null : site === 'same-origin';
}

/** Whether a browser says that a page of another site sent this. Other clients do not send the header. */
export function isFromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  return (origin !== null && origin !== env().baseUrl) || site === 'cross-site' || site === 'same-site';
}

/** The origin of this installation's pages. */
export function ownOrigin(): string {
  return new URL(env().baseUrl).origin;
}
