import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFailure } from '@/lib/domain/failure';
import { countAgainst } from '@/lib/http/limits';
import { networkOf } from '@/lib/http/network-of';
import type { NodeHandler } from './gateway';
import { type Refusal, refusePlainly } from './refusal';

/** Pages rendered at once. Rendering uses the processor of the process that also answers the API. */
const AT_ONCE = 2;
/** Pages that may wait; further requests are refused for a moment. */
const MOST_WAITING = 100;
/** After this time a page is rendered; what remains is a client that reads slowly, which must not keep its place. */
const LONGEST_PLACE_MS = 3_000;
const RETRY_SECONDS = '2';

const tooBusy: Refusal = {
  status: 503,
  code: 'internal_error',
  message: 'Too many pages are being made at the moment. Try again in a few seconds.',
  headers: { 'retry-after': RETRY_SECONDS },
};

/**
 * Limits the rendering of pages so that many requests for them do not delay the API: they are counted by address,
 * rendered two at a time, and skipped when the client disconnected while it waited. Past the queue: 503 with
 * Retry-After. Sign-in and the pages' files are not limited.
 */
export function withPageLimits(pages: NodeHandler): NodeHandler {
  const waiting = new Set<() => void>();
  let places = AT_ONCE;

  const leave = (): void => {
    places++;
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next);
    places--;
    // Requests that arrived meanwhile, such as an answer in an interview, go first.
    setImmediate(next);
  };

  const make = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (res.destroyed) return leave();
    let left = false;
    const once = () => {
      if (!left) leave();
      left = true;
    };
    const longest = setTimeout(once, LONGEST_PLACE_MS);
    try {
      await pages(req, res);
    } finally {
      clearTimeout(longest);
      once();
    }
  };

  /** False for a client that disconnected before: it has no place to release. */
  const hasTurn = (res: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      const gone = () => {
        // One that has its turn already, and disconnects before it begins, gives its place back when it does.
        if (waiting.delete(begin)) resolve(false);
      };
      const begin = () => {
        res.off('close', gone);
        resolve(true);
      };
      waiting.add(begin);
      res.once('close', gone);
    });

  return async (req, res) => {
    if (!isPage(req)) return pages(req, res);
    const refusal = await refusalOfAddress(req);
    if (refusal) return refusePlainly(req, res, refusal, {});
    if (res.destroyed) return;
    if (places > 0) {
      places--;
      return make(req, res);
    }
    if (waiting.size >= MOST_WAITING) return refusePlainly(req, res, tooBusy, {});
    if (await hasTurn(res)) return make(req, res);
  };
}

/** Whether the request needs rendering: files exist already, and sign-in has limits of its own. */
function isPage({ url = '' }: IncomingMessage): boolean {
  return !url.startsWith('/_next/static/') && !url.startsWith('/api/');
}

async function refusalOfAddress(req: IncomingMessage): Promise<Refusal | undefined> {
  try {
    await countAgainst('page', networkOf(String(req.headers['x-client-address'] ?? 'unknown')));
    return undefined;
  } catch (error) {
    if (!isFailure(error)) throw error;
    const headers = 'headers' in error ? (error.headers as Record<string, string>) : {};
    return { status: 429, code: 'bad_request', message: error.message, headers };
  }
}
