import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFailure } from '@/lib/domain/failure';
import { countAgainst } from '@/lib/http/limits';
import { networkOf } from '@/lib/http/network-of';
import type { NodeHandler } from './gateway';
import { type Refusal, refusePlainly } from './refusal';

/** Pages made at once. Making one is processor time of the process that also answers the API. */
const AT_ONCE = 2;
/** Pages that wait for their turn; who comes after them is sent away for a moment. */
const MOST_WAITING = 100;
/** By then a page is made; what is left is a client that reads slowly, who must not keep a place. */
const LONGEST_PLACE_MS = 3_000;
const RETRY_SECONDS = '2';

const tooBusy: Refusal = {
  status: 503,
  code: 'internal_error',
  message: 'Too many pages are being made at the moment. Try again in a few seconds.',
  headers: { 'retry-after': RETRY_SECONDS },
};

/**
 * Pages, so that no burst of them holds up the API: counted by address, made two at a time, and not made at all for a
 * client that has gone while it waited. Past the waiting line: 503 with Retry-After. Sign-in and the pages' files pass.
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
    // What came meanwhile, an answer in an interview say, goes first.
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

  /** False for whoever gave up before; they have no place to give back. */
  const hasTurn = (res: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      const gone = () => {
        waiting.delete(begin);
        resolve(false);
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

/** Whether something has to be made for it: files are there already, and sign-in has limits of its own. */
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
