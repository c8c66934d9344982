import type { IncomingMessage } from 'node:http';

/** Headers by which the pages' framework talks to itself; from outside they only serve to confuse it. */
const INTERNAL = /^(?:x-middleware-|x-invoke-|x-nextjs-|x-matched-path$|next-resume$|x-vercel-|x-now-)/;
/** On the API nobody asks for server components. */
const COMPONENTS = /^(?:rsc$|next-)/;

/**
 * Makes the request's headers say only what is known. What a client claims of proxies is replaced: the address
 * by the one that the trusted proxies vouch for (`x-client-address`), host and protocol by the settings'.
 */
export function cleanHeaders(
  req: IncomingMessage,
  known: { requestId: string; baseUrl: string; trustProxy: number },
): void {
  const { headers } = req;
  const api = req.url?.startsWith('/api/') ?? false;
  const address = clientAddress(req, known.trustProxy);
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) || (api && COMPONENTS.test(name))) delete headers[name];
  }
  delete headers.forwarded;
  headers['x-request-id'] = known.requestId;
  headers['x-client-address'] = address;
  headers['x-forwarded-for'] = address;
  const colon = known.baseUrl.indexOf(':');
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
