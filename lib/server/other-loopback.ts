import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Where a page is that somebody asked for by another name of this machine, `localhost` for `127.0.0.1`; null for any
 * other request. Browsers take the two for different sites, so that signing in would be refused there.
 */
export function otherLoopback(req: IncomingMessage, baseUrl: string): string | null {
  if (req.method !== 'GET' || !req.url?.startsWith('/')) return null;
  const own = new URL(baseUrl);
  const asked = URL.canParse(`http://${req.headers.host}`) ? new URL(`http://${req.headers.host}`) : own;
  const isOther = asked.hostname !== own.hostname && asked.port === own.port;
  return isOther && LOOPBACK.test(own.hostname) && LOOPBACK.test(asked.hostname) ? baseUrl + req.url : null;
}
