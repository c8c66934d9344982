/** The result of a request. `again`: the same request, unchanged, may succeed later. */
export type Outcome<T> = Settled<T> | { kind: 'again'; why: Delay; afterMs: number | null };
export type Settled<T> = { kind: 'done'; value: T } | Refused;
export interface Refused {
  kind: 'refused';
  status: number;
}
/** `limited`: too many requests from here; `unreachable`: the server cannot process it now. */
export type Delay = 'offline' | 'limited' | 'unreachable';

/** Longer than any moderator may take, in milliseconds. */
const PATIENCE_MS = 25_000;
const LONGEST_DELAY_MS = 120_000;

/** Sends JSON to this page's own server. Never rejects. */
export async function sendJson<T>(path: string, init: RequestInit): Promise<Outcome<T>> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return { kind: 'again', why: navigator.onLine ? 'unreachable' : 'offline', afterMs: null };
  }
  const body = await readJson(response);
  const afterMs = delayOf(response.headers.get('retry-after'));
  if (response.status === 429) return { kind: 'again', why: 'limited', afterMs };
  const passing = response.status === 408 || response.status >= 500;
  // A reply that is not JSON does not come from this server, but from a hotel's sign-in page, for example.
  const stranger = response.ok && body === undefined;
  // A conflict that can succeed later has a Retry-After header (decisions, A13).
  const busy = response.status === 409 && afterMs !== null;
  if (passing || stranger || busy) return { kind: 'again', why: 'unreachable', afterMs };
  if (response.ok) return { kind: 'done', value: body as T };
  return { kind: 'refused', status: response.status };
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Retry-After is seconds or a date. */
function delayOf(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST_DELAY_MS);
}
