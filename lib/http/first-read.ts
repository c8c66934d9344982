import { pageSession } from './page-session';
import type { RouteHandler } from './route';

/** A page is not kept back longer: what comes later than this the browser asks for itself. */
const LONGEST_WAIT_MS = 1_000;

interface FirstRead {
  handler: RouteHandler;
  /** The parameters of its path. */
  params?: Record<string, string>;
  query?: Record<string, string | number | null | undefined>;
  /** How long the page may wait for it. */
  withinMs?: number;
}

/**
 * What the API answers to the first question of a page, asked while the page is made, so that its rows come with it
 * (docs/decisions/102-first-data.md). The route itself answers: its limits, its queue and its serialiser apply as if
 * the browser had asked. Null when the browser has to ask: it moved here from another page, and shows at once what it
 * has; it is not signed in; the answer is a refusal, or does not come in time. `T` is what the API document says of
 * the answer.
 */
export async function firstRead<T>(headers: Headers, read: FirstRead): Promise<T | null> {
  if (headers.get('sec-fetch-dest') !== 'document') return null;
  const session = await pageSession(headers);
  if (!session?.organization) return null;
  const late = AbortSignal.timeout(read.withinMs ?? LONGEST_WAIT_MS);
  const request = new Request(addressOf(read.query ?? {}), {
    headers: {
      cookie: headers.get('cookie') ?? '',
      'x-organization': session.organization.id,
      'x-request-id': headers.get('x-request-id') ?? 'none',
      'x-client-address': headers.get('x-client-address') ?? 'unknown',
      // The page that asks is our own, and shows the answer to nobody else.
      'sec-fetch-site': 'same-origin',
    },
    signal: late,
  });
  const answered = read.handler(request, { params: Promise.resolve(read.params ?? {}) });
  const response = await Promise.race([answered, onceAborted(late)]);
  return response?.ok ? ((await response.json()) as T) : null;
}

/** Routes read the query alone. */
function addressOf(query: NonNullable<FirstRead['query']>): URL {
  const address = new URL('http://page.invalid/');
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') address.searchParams.set(name, String(value));
  }
  return address;
}

function onceAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}
