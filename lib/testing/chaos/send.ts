import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from './journal';

export interface Request {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: a client reads what the contract promises and fails where it is not so
type Body = any;

/** A server that has not answered for five minutes does not come back; an upgrade may take some. */
const PATIENCE_MS = 300_000;
const ONE_TRY_MS = 10_000;

/**
 * Sends a request until it is answered, as a real client does: again after a broken connection or a 5xx, and after a
 * 409 with Retry-After. Any other refusal is an error. Undefined when there is no answer that counts.
 */
export async function sendUntilAnswered(
  url: string,
  request: Request,
  journal: Journal,
): Promise<Body | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const reply = await send(url, request);
    if (reply !== null && reply.status < 300) return reply.body;
    const worthRetrying = reply === null || reply.status >= 500 || (reply.status === 409 && reply.retryAfter);
    if (!worthRetrying) {
      journal.surprises.push(
        `${request.method} ${request.path}: ${reply.status} ${JSON.stringify(reply.body)} for ${JSON.stringify(request.body)}`,
      );
      return undefined;
    }
    if (reply !== null && reply.status >= 500 && reply.body.code !== 'internal_error') {
      journal.surprises.push(`${request.path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    }
    journal.resent++;
    await sleep(150);
  }
  journal.surprises.push(`${request.method} ${request.path}: not answered for five minutes`);
  return undefined;
}

/** Null without a complete answer: the request may or may not have been executed. */
export async function send(
  url: string,
  { method, path, headers, body }: Request,
): Promise<{ status: number; retryAfter: boolean; body: Body } | null> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ONE_TRY_MS),
    });
    return {
      status: response.status,
      retryAfter: response.headers.has('retry-after'),
      body: await response.json(),
    };
  } catch {
    return null;
  }
}
