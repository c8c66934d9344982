import { lookup } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch as send } from 'undici';

/** An address that may not be called. The message names neither it nor what it resolves to. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

/** More than was agreed to read. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** Connections stay open between the answers of an interview. */
const KEEP_ALIVE_MS = 30_000;
const CONNECT_MS = 3_000;
const RESOLVE_MS = 1_000;

/** Modules load twice in one process: the connections are one pool. */
const holder = globalThis as typeof globalThis & { __colloquyAgents?: { open: Agent; guarded: Agent } };

function agents() {
  const settings = { keepAliveTimeout: KEEP_ALIVE_MS, connections: 256 };
  holder.__colloquyAgents ??= {
    open: new Agent({ ...settings, connect: { timeout: CONNECT_MS } }),
    guarded: new Agent({ ...settings, connect: { timeout: CONNECT_MS, lookup: publicLookup(lookup) } }),
  };
  return holder.__colloquyAgents;
}

/**
 * A `fetch` for endpoints outside this machine's control: it follows no redirect, reads at most `mostBytes` of an
 * answer, and unless `allowPrivate` connects by https to public addresses alone. A name is resolved once, checked, and
 * the connection goes to the address that was checked, so that a name that changes in between gains nothing.
 */
export function guardedFetch(options: { allowPrivate: boolean; mostBytes: number }): typeof fetch {
  const call = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!options.allowPrivate) refusePrivate(url);
    const { open, guarded } = agents();
    // The shapes are the standard's; undici's types name its own classes.
    const answer = (await send(url, {
      ...(init as Parameters<typeof send>[1]),
      redirect: 'manual',
      dispatcher: options.allowPrivate ? open : guarded,
    })) as unknown as Response;
    return new Response(answer.body && bounded(answer.body, options.mostBytes), {
      status: answer.status,
      headers: answer.headers,
    });
  };
  return call as typeof fetch;
}

/** Names that are set aside for inside of a machine or a network, those of clouds' metadata among them. */
const INNER_NAME = /\.(localhost|local|internal|home\.arpa)$/;

/**
 * Throws a RefusedAddress for an address that can be told from its text alone: not https, an IP address that is not
 * public (for those no name is resolved), or a name of inner networks. Another name is checked when it is resolved.
 */
export function refusePrivate(url: URL): void {
  if (url.protocol !== 'https:') throw new RefusedAddress('the address is not https');
  const host = hostOf(url);
  if (ipaddr.isValid(host) ? !isPublic(host) : INNER_NAME.test(host)) {
    throw new RefusedAddress('the address is not public');
  }
}

/** Without the dot that ends a full name: resolvers may take a known name with it for an unknown one. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$|\.+$/g, '');
}

/**
 * Throws a RefusedAddress for an address that is not to be called, its name resolved. A name that does not resolve now
 * passes: who calls it later checks again.
 */
export async function refusePrivateName(url: URL): Promise<void> {
  refusePrivate(url);
  const found = await Promise.race([
    resolve(hostOf(url), { all: true }).catch(() => []),
    new Promise<[]>((done) => setTimeout(done, RESOLVE_MS, []).unref()),
  ]);
  if (found.some(({ address }) => !isPublic(address))) {
    throw new RefusedAddress('the name resolves to an address that is not public');
  }
}

/** What IPv6 has given out for public use; all else is for other purposes, embeds an IPv4 address, or is nobody's. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** A public address by its number, that Azure answers at from inside each of its machines. */
const AZURE_PLATFORM = '168.63.129.16';

function isPublic(given: string): boolean {
  const address = ipaddr.process(given);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(GLOBAL_UNICAST);
  return address.toString() !== AZURE_PLATFORM;
}

/** Resolves a name for a connection by `resolveName`, unless any of its addresses is private. */
export function publicLookup(resolveName: typeof lookup): LookupFunction {
  return (host, options, done) => {
    resolveName(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      if (found.length === 0 || found.some(({ address }) => !isPublic(address))) {
        return done(new RefusedAddress('the name resolves to an address that is not public'), '');
      }
      if (options.all) return done(null, found);
      const [first] = found;
      done(null, first!.address, first!.family);
    });
  };
}

function bounded(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let read = 0;
  return body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > most) throw new TooMuch('the answer is too long');
        controller.enqueue(chunk);
      },
    }),
  );
}
