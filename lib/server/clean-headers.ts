import type { IncomingMessage } from 'node:http';

/** By which the pages' framework talks to itself, or proxies speak; from outside they only serve to confuse. */
const INTERNAL =
  /^(?:x-middleware-|x-invoke-|x-nextjs-|x-matched-path$|next-resume$|x-vercel-|x-now-|x-forwarded-|forwarded$)/;
/** By which a page in development asks for what its server notes of it; without them a navigation never ends. */
const DEVELOPMENT = /^x-nextjs-(?:html-)?request-id$/;
/** On the API nobody asks for server components. */
const COMPONENTS = /^(?:rsc$|next-)/;

/**
 * Makes the request's headers say only what is known. What a client claims of proxies is replaced: the address
 * by the one that the trusted proxies vouch for (`x-client-address`), host and protocol by the settings'.
 */
export function cleanHeaders(
  req: IncomingMessage,
  known: { requestId: string; baseUrl: string; trustProxy: number; api: boolean; development: boolean },
): void {
  const { headers } = req;
  const address = clientAddress(req, known.trustProxy);
  for (const name in headers) {
    const first = name.charCodeAt(0);
    // x, n, r, f: nearly every header is passed over here, and this runs for each of every request.
    if (first !== 0x78 && first !== 0x6e && first !== 0x72 && first !== 0x66) continue;
    if (known.development && DEVELOPMENT.test(name)) continue;
    if (INTERNAL.test(name) || (known.api && COMPONENTS.test(name))) delete headers[name];
  }
  headers['x-request-id'] = known.requestId;
  headers['x-client-address'] = address;
  if (known.api) return;
  // The pages' framework and sign-in build addresses from these.
  const colon = known.baseUrl.indexOf(':');
  headers['x-forwarded-for'] = address;
  headers['x-forwarded-proto'] = known.baseUrl.slice(0, colon);
  headers['x-forwarded-host'] = known.baseUrl.slice(colon + 3);
}

/** Each proxy appends whom it heard from: the last `trustProxy` entries are true, the first of them is asked for. */
function clientAddress(req: IncomingMessage, trustProxy: number): string {
  const heard = req.socket.remoteAddress ?? '';
  const chain = trustProxy > 0 ? (req.headers['x-forwarded-for'] ?? '').toString().split(',') : [];
  const told = chain[Math.max(0, chain.length - trustProxy)]?.trim();
  return (told || heard).replace(/^::ffff:(?=[\d.]+$)/, '');
}
