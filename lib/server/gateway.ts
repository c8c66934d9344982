import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from '@/lib/telemetry/log';
import { apiRouter } from './api-router';
import { watchBodies } from './body-watch';
import { cleanHeaders } from './clean-headers';
import { corsHeaders } from './cors';
import { otherLoopback } from './other-loopback';
import {
  badRequest,
  EVERY_ANSWER,
  internalError,
  methodNotAllowed,
  PAGE_ANSWER,
  type Refusal,
  refuse,
  refusePlainly,
  refuseRaw,
} from './refusal';
import { noteRequest } from './request-line';
import { readTarget } from './request-target';
import { type ApiRoute, routeMatcher } from './route-match';

export type NodeHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

export interface GatewayOptions {
  host: string;
  port: number;
  /** The origin of `request.url`. */
  baseUrl: string;
  trustProxy: number;
  /** Origins whose pages may call the interview protocol and the API (CORS_ORIGINS). */
  corsOrigins?: readonly string[];
  routes: readonly ApiRoute[];
  /** Serves pages, their files and sign-in. */
  pages: NodeHandler;
  /** The pattern of a page's path, for the log. */
  pageRoute?: (segments: readonly string[]) => string;
  /** The counters of this machine's processes, for Prometheus. */
  metrics?: (req: IncomingMessage, res: ServerResponse, always: Record<string, string>) => Promise<void>;
  /** In development: the pages' framework runs the API's handlers, and takes upgrades for its reloading. */
  development?: { upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void };
  log: () => Logger;
}

export interface Gateway {
  port: number;
  server: http.Server;
  /** Completes the requests in progress and accepts no new ones; stops waiting after `ms`. */
  drain(ms: number): Promise<void>;
}

const PAGE_METHODS = ['GET', 'HEAD'];
const SIGN_IN_METHODS = ['GET', 'HEAD', 'POST'];
const HTTP_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The time without a byte in either direction after which a connection is closed: a client that never reads its answer
 * would otherwise keep it for ever.
 */
const SILENCE_MS = 120_000;

/** Starts the HTTP server that all requests arrive at. It refuses malformed ones and passes on the others. */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const server = http.createServer({
    headersTimeout: 10_000,
    // Bodies have timeouts of their own, which allow long uploads.
    requestTimeout: 0,
    // Longer than proxies keep an idle connection (nginx 60 s, load balancers 60 s), so that one they reuse is still
    // open.
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: 1_000,
    // A participant's link carries up to 16 KiB of parameters (E6), three times that when escaped.
    maxHeaderSize: 65_536,
    requireHostHeader: false,
  });
  server.timeout = SILENCE_MS;
  const state = { draining: false };
  const current = new WeakMap<Duplex, ServerResponse>();
  const bodies = watchBodies((req, res) => cutShort(req.socket, res, bodyNeverCame));
  const receive = receiver(options, state, bodies);
  server.on('request', (req, res) => {
    current.set(req.socket, res);
    receive(req, res);
  });
  server.on('checkExpectation', (req, res) => {
    refuse(req, res, expectationFailed, headersOfEvery(options.baseUrl, randomUUID(), state.draining));
  });
  server.on('connect', (_req, socket) => refuseRaw(socket, methodNotAllowed(HTTP_METHODS)));
  server.on('upgrade', (req, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (options.development) {
      req.socket.setTimeout(0);
      options.development.upgrade(req, socket, head);
    } else refuseRaw(socket, badRequest('This server does not switch protocols.'));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    cutShort(socket, current.get(socket), brokenRequest(error.code));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { port, server, drain: (ms) => drain(server, state, bodies.stop, ms) };
}

/** Handles a well-formed request: checks target and host, then calls the route or the page that the path names. */
function receiver(
  options: GatewayOptions,
  state: { draining: boolean },
  bodies: ReturnType<typeof watchBodies>,
) {
  const match = routeMatcher(options.routes);
  const origins = new Set(options.corsOrigins);
  const serve = apiRouter({
    baseUrl: options.baseUrl,
    log: options.log,
    ...(options.development && { instead: async (req, res) => options.pages(req, res) }),
  });
  return (req: IncomingMessage, res: ServerResponse): void => {
    const requestId = randomUUID();
    const notes = noteRequest(req, res, { requestId, log: options.log });
    const always = headersOfEvery(options.baseUrl, requestId, state.draining);
    const target = readTarget(req.url ?? '');
    const problem = 'problem' in target ? target.problem : hostProblem(req);
    if ('problem' in target || problem) {
      refusalFor(req)(req, res, badRequest(problem ?? ''), always);
      return;
    }
    const segments = servedAs(target.segments);
    const cors = corsHeaders(req, segments, origins);
    Object.assign(always, cors);
    const api = segments[0] === 'api' && segments[1] !== 'auth';
    const { baseUrl, trustProxy } = options;
    const elsewhere = segments[0] === 'api' ? null : otherLoopback(req, baseUrl);
    cleanHeaders(req, {
      requestId,
      baseUrl,
      trustProxy,
      api,
      development: options.development !== undefined,
    });
    const found = api ? match(segments) : null;
    bodies.add(req, res, found?.uploads ?? false);
    if (api) {
      if (found) notes.route = found.pattern;
      void serve(req, res, { found, requestId, always, cors, notes });
      return;
    }
    const { metrics } = options;
    if (metrics && segments.length === 1 && segments[0] === 'metrics') {
      notes.route = '/metrics';
      void guarded((...call) => metrics(...call, always), req, res, { requestId, always, log: options.log });
      return;
    }
    notes.route = segments[0] === 'api' ? '/api/auth' : (options.pageRoute?.(segments) ?? 'page');
    const methods = segments[0] === 'api' ? SIGN_IN_METHODS : PAGE_METHODS;
    if (!options.development && !methods.includes(req.method ?? '')) {
      refusalFor(req)(req, res, methodNotAllowed(methods), always);
      return;
    }
    if (elsewhere) {
      res.writeHead(307, { ...PAGE_ANSWER, ...always, location: elsewhere }).end();
      return;
    }
    for (const [name, value] of Object.entries({ ...PAGE_ANSWER, ...always })) res.setHeader(name, value);
    void guarded(options.pages, req, res, { requestId, always, log: options.log });
  };
}

/** Assistants look for their protocol at `/mcp`; its route stands with the others. */
function servedAs(segments: readonly string[]): readonly string[] {
  return segments.length === 1 && segments[0] === 'mcp' ? ['api', 'mcp'] : segments;
}

async function guarded(
  handle: NodeHandler,
  req: IncomingMessage,
  res: ServerResponse,
  { requestId, always, log }: { requestId: string; always: Record<string, string>; log: () => Logger },
): Promise<void> {
  try {
    await handle(req, res);
  } catch (error) {
    if (res.destroyed) return;
    log().error({ err: error, requestId }, 'a request failed');
    refusalFor(req)(req, res, internalError, always);
  }
}

function headersOfEvery(baseUrl: string, requestId: string, draining: boolean): Record<string, string> {
  return {
    'x-request-id': requestId,
    ...EVERY_ANSWER,
    ...(baseUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
    ...(draining && { connection: 'close' }),
  };
}

/**
 * Plain text for the address of a page; the envelope wherever the request may be meant for the API, however malformed.
 */
function refusalFor({ url = '' }: IncomingMessage): typeof refuse {
  return url.startsWith('/') && !/\/api|^\/mcp\b/.test(url) ? refusePlainly : refuse;
}

const HOST = /^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/;

function hostProblem(req: IncomingMessage): string | undefined {
  const { rawHeaders } = req;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  if (hosts === 0 && req.httpVersion === '1.0') return undefined;
  if (hosts !== 1) return 'The request must have one Host header.';
  return HOST.test(req.headers.host ?? '') ? undefined : 'The Host header is malformed.';
}

const expectationFailed: Refusal = {
  status: 417,
  code: 'bad_request',
  message: 'The only expectation that can be met is 100-continue.',
};
const bodyNeverCame: Refusal = {
  status: 408,
  code: 'bad_request',
  message: 'The body of the request did not come in time.',
};

function brokenRequest(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { status: 431, code: 'bad_request', message: 'The headers of the request are too large.' };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { status: 408, code: 'bad_request', message: 'The request did not come in time.' };
  }
  return badRequest('The request is not well-formed HTTP.');
}

/** Refuses on a connection that cannot continue, unless an answer has started. */
function cutShort(socket: Duplex, res: ServerResponse | undefined, refusal: Refusal): void {
  const open = 'bytesRead' in socket && socket.bytesRead !== 0;
  if (!open || (res && !res.writableFinished && res.headersSent)) socket.destroy();
  else refuseRaw(socket, refusal);
}

async function drain(
  server: http.Server,
  state: { draining: boolean },
  stopWatch: () => void,
  ms: number,
): Promise<void> {
  state.draining = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections become idle one by one, as their answers are sent.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), ms);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
  stopWatch();
}
