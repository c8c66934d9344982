import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FailureCode } from '@/lib/domain/failure';
import { metrics } from '@/lib/telemetry/metrics';

/** A refusal of the gateway: its own status, and a code of the closed list (A5, A6). */
export interface Refusal {
  status: number;
  code: FailureCode;
  message: string;
  headers?: Record<string, string>;
}

export const badRequest = (message: string): Refusal => ({ status: 400, code: 'bad_request', message });

export const notFound: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is nothing at this path.',
};

export function methodNotAllowed(allowed: readonly string[]): Refusal {
  const allow = allowed.join(', ');
  return {
    status: 405,
    code: 'bad_request',
    message: `This path takes ${allow} only.`,
    headers: { allow },
  };
}

export const internalError: Refusal = {
  status: 500,
  code: 'internal_error',
  message: 'Something failed on our side. Nothing is known to be wrong with the request.',
};

/** Headers of every answer. */
export const EVERY_ANSWER: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Further headers of pages; their Content-Security-Policy is set by the pages themselves. */
export const PAGE_ANSWER: Record<string, string> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Further headers of the API's answers, unless the handler sets others. */
export const API_ANSWER: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Answers with the envelope. `always`: the headers of every answer. */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  refusal: Refusal,
  always: Record<string, string>,
): void {
  metrics().refusals.inc({ code: refusal.code });
  const body = JSON.stringify({ error: refusal.message, code: refusal.code });
  const headers = { ...always, ...API_ANSWER, ...refusal.headers };
  answer(req, res, refusal.status, { ...headers, 'content-type': 'application/json; charset=utf-8' }, body);
}

/** The same for the address of a page: one line of text, because a person reads it. */
export function refusePlainly(
  req: IncomingMessage,
  res: ServerResponse,
  refusal: Refusal,
  always: Record<string, string>,
): void {
  metrics().refusals.inc({ code: refusal.code });
  const headers = { ...always, ...API_ANSWER, ...refusal.headers };
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  answer(req, res, refusal.status, { ...headers, ...type }, `${refusal.message}\n`);
}

function answer(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Answers where there is no response object (malformed requests, upgrades, CONNECT) and closes the connection. */
export function refuseRaw(socket: Duplex, refusal: Refusal, more: Record<string, string> = {}): void {
  if (!socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  metrics().refusals.inc({ code: refusal.code });
  const body = JSON.stringify({ error: refusal.message, code: refusal.code });
  const headers = {
    'x-request-id': randomUUID(),
    ...EVERY_ANSWER,
    ...API_ANSWER,
    ...refusal.headers,
    ...more,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const line = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n`;
  socket.end(`${line}${lines.join('')}\r\n${body}`, () => socket.destroy());
}

/** Whether the request declares a body. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}
