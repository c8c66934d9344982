/** The response headers of the document, by name. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': { description: 'Names this request in our log; tell it when you report a problem.' },
  ETag: { description: 'The validator of this answer.' },
  'X-Total-Count': { description: 'Entries on all pages together.', type: 'integer' },
  Link: {
    description:
      'The next page as `rel="next"`, absent on the last one; on legacy answers the successor as `rel="successor-version"`.',
  },
  'RateLimit-Limit': {
    description: 'Points a minute, of the budget that runs out first: a write tells that of writes.',
    type: 'integer',
  },
  'RateLimit-Remaining': { description: 'Points left in this minute.', type: 'integer' },
  'RateLimit-Reset': { description: 'Seconds until all points are there again.', type: 'integer' },
  'Retry-After': {
    description: 'Seconds after which the same request, unchanged, may succeed. Without it do not try again.',
    type: 'integer',
  },
  'Idempotent-Replayed': {
    description:
      '`true` when this is the kept answer to an earlier request under the same `Idempotency-Key`; absent otherwise.',
  },
  Deprecation: { description: 'Since when this operation is deprecated, as RFC 9745 has it.' },
  'Set-Cookie': { description: "The token again, for the participant's own page." },
} as const satisfies Record<string, { description: string; type?: 'integer' }>;
export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** The request headers that declared routes take. */
export const REQUEST_HEADERS = {
  'Idempotency-Key': {
    description:
      'Any text of your own, 1 to 255 visible ASCII characters. For 24 hours the same key with the same body answers the first success again instead of doing it twice; with another body it is `conflict`. Refusals are not kept.',
    example: 'launch-2026-09-14-1',
  },
  'If-Match': {
    description:
      'The `ETag` of the study that you edit, or `*` to write over whatever is there. A study that was changed since is `concurrent_modification`.',
    example: '"3"',
  },
  'If-None-Match': {
    description: 'An `ETag` that you have: when nothing changed the answer is 304 without a body.',
    example: 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  },
} as const;
export type RequestHeader = keyof typeof REQUEST_HEADERS;
