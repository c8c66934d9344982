import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Internal headers of the pages' framework, and headers of proxies; from clients they are not accepted. */
const INTERNAL =
  /^(?:x-middleware-|x-invoke-|x-nextjs-|x-matched-path$|next-resume$|x-vercel-|x-now-|x-forwarded-|forwarded$)/;
/** Headers that the framework's pages use in development; without them a navigation never ends. */
const DEVELOPMENT = /^x-nextjs-(?:html-)?request-id$/;
/** The API never returns server components. */
const COMPONENTS = /^(?:rsc$|next-)/;

/**
 * Removes and replaces headers so that the rest can be trusted. The client's address becomes the one that the trusted
 * proxies report (`x-client-address`); host and protocol become those of the settings.
 */
export function cleanHeaders(
  req: IncomingMessage,
  known: { requestId: string; baseUrl: string; trustProxy: number; api: boolean; development: boolean },
): void {
  const { headers } = req;
  const address = clientAddress(req, known.trustProxy);
  for (const name in headers) {
    const first = name.charCodeAt(0);
    // The first letters x, n, r and f: a quick test that skips nearly every header, because this runs for each of
    // every request.
    if (first !== 0x78 && first !== 0x6e && first !== 0x72 && first !== 0x66) continue;
    if (known.development && DEVELOPMENT.test(name)) continue;
    if (INTERNAL.test(name) || (known.api && COMPONENTS.test(name))) delete headers[name];
  }
  headers['x-request-id'] = known.requestId;
  headers['x-client-address'] = address;
  if (known.api) return;
  // The pages' framework and the sign-in library build addresses from these.
  const colon = known.baseUrl.indexOf(':');
  headers['x-forwarded-for'] = address;
  headers['x-forwarded-proto'] = known.baseUrl.slice(0, colon);
  headers['x-forwarded-host'] = known.baseUrl.slice(colon + 3);
}

/**
 * Each proxy appends the address that it received from: the last `trustProxy` entries can be trusted, and the first of
 * these is the client.
 */
function clientAddress(req: IncomingMessage, trustProxy: number): string {
  const heard = req.socket.remoteAddress ?? '';
  const chain = trustProxy > 0 ? (req.headers['x-forwarded-for'] ?? '').toString().split(',') : [];
  // What is no address would be a bucket of its own for whoever makes it up: then the next hop that is known counts.
  const reported = chain.slice(-trustProxy).map(addressIn).find(isIP);
  return (reported ?? heard).replace(/^::ffff:(?=[\d.]+$)/, '');
}

/** Some proxies write the port as well: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function addressIn(entry: string): string {
  const written = entry.trim();
  const [, inBrackets, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written) ?? [];
  return inBrackets ?? beforePort ?? written;
}
