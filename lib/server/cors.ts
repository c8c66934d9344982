import type { IncomingMessage } from 'node:http';

/**
 * Cross-origin requests (decisions, J4). The interview protocol and the API answer the origins of CORS_ORIGINS, which
 * send a key or a token of their own: never the session's cookie, so Access-Control-Allow-Credentials is never sent.
 * Addresses that are their own credential, or public, answer any origin.
 */

/** Response headers that a page may read. */
const EXPOSED = [
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'Accept-Ranges',
  'Deprecation',
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Sunset',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Defer-Length',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-Request-Id',
  'X-Total-Count',
].join(', ');

/** Request headers that a page may send. */
const ALLOWED = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'If-Range',
  'Range',
  'Tus-Resumable',
  'Upload-Checksum',
  'Upload-Concat',
  'Upload-Defer-Length',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-Api-Key',
  'X-HTTP-Method-Override',
  'X-Requested-With',
].join(', ');

/** How long a browser may cache a preflight: the maximum of Chromium. */
const REMEMBERED_SECONDS = '7200';

type Openness = 'listed origins' | 'any origin' | 'none';

function opennessOf(segments: readonly string[]): Openness {
  if (segments[0] !== 'api') return 'none';
  const second = segments[1] ?? '';
  if (second === 'interviews' || second === 'public') return 'listed origins';
  return ['media', 'recordings', 'openapi.json'].includes(second) ? 'any origin' : 'none';
}

/** The headers that allow the requesting page to read an answer of this path; none where it may not. */
export function corsHeaders(
  req: IncomingMessage,
  segments: readonly string[],
  origins: ReadonlySet<string>,
): Record<string, string> {
  const openness = opennessOf(segments);
  if (openness === 'any origin') {
    return {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED,
      'cross-origin-resource-policy': 'cross-origin',
    };
  }
  if (openness === 'none' || origins.size === 0) return {};
  const { origin } = req.headers;
  // A cache must not serve the answer for one origin to another, or to requests without one.
  const vary = { vary: 'Origin' };
  if (origin === undefined || !origins.has(origin)) return vary;
  return { ...vary, 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED };
}

/** Whether this is a preflight that `allowed` (the result of `corsHeaders`) permits. */
export function isPreflight(req: IncomingMessage, allowed: Record<string, string>): boolean {
  return (
    req.method === 'OPTIONS' &&
    req.headers.origin !== undefined &&
    req.headers['access-control-request-method'] !== undefined &&
    'access-control-allow-origin' in allowed
  );
}

/** Further headers of the answer to a preflight, for a path with these methods. */
export function preflightHeaders(methods: Iterable<string>): Record<string, string> {
  return {
    'access-control-allow-methods': [...methods].join(', '),
    'access-control-allow-headers': ALLOWED,
    'access-control-max-age': REMEMBERED_SECONDS,
  };
}
