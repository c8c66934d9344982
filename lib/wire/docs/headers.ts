/** The response headers of the document, by name. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': { description: "The request's id in the log; quote it when you report a problem." },
  ETag: { description: 'The validator of this answer.' },
  'X-Total-Count': { description: 'Entries on all pages together.', type: 'integer' },
  Link: {
    description:
      'The next page as `rel="next"`, absent on the last one; on legacy answers the successor as `rel="successor-version"`.',
  },
  'RateLimit-Limit': {
    description: 'Points a minute, of the limit with less left: of writes or of all requests.',
    type: 'integer',
  },
  'RateLimit-Remaining': { description: 'Points left in this minute.', type: 'integer' },
  'RateLimit-Reset': { description: 'Seconds until all points are available again.', type: 'integer' },
  'Retry-After': {
    description: 'Seconds after which the same request may succeed. Without it do not retry.',
    type: 'integer',
  },
  'Idempotent-Replayed': {
    description: '`true` on the repeated answer to an earlier request with the same `Idempotency-Key`.',
  },
  Location: { description: 'Where to read how far it is.' },
  Deprecation: { description: 'Since when this operation is deprecated (RFC 9745).' },
  'Set-Cookie': { description: "The token again, for the participant's own page." },
} as const satisfies Record<string, { description: string; type?: 'integer' }>;
export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** The request headers that declared routes take. */
export const REQUEST_HEADERS = {
  'Idempotency-Key': {
    description:
      'Any text, 1 to 255 visible ASCII characters. For 24 hours the same key with the same body returns the first success again; with another body it is `conflict`. Refusals are not kept.',
    example: 'launch-2026-09-14-1',
  },
  'If-Match': {
    description:
      'The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`.',
    example: '"3"',
  },
  'If-None-Match': {
    description: 'An `ETag` that you have: 304 without a body if it is current.',
    example: 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  },
} as const;
export type RequestHeader = keyof typeof REQUEST_HEADERS;
