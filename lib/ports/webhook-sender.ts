import { createHmac, randomBytes } from 'node:crypto';
import { ATTEMPT_TIMEOUT_MS } from '@/lib/domain/webhooks/webhook';
import { env } from '@/lib/env';
import { guardedFetch, RefusedAddress, refusePrivate, refusePrivateName } from './guarded-fetch';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret, as receivers' libraries take it. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Throws a RefusedAddress for an address that no messages are sent to. */
export async function refuseWebhookAddress(url: string): Promise<void> {
  if (!env().webhooksPrivate) await refusePrivateName(new URL(url));
}

export interface WebhookMessage {
  url: string;
  id: string;
  body: string;
  /** Each signs, so that a receiver may know either. */
  secrets: readonly string[];
}

/** What came of it: an answer's status and Retry-After, or why there was none. */
export type Sent =
  | { status: number; retryAfter: string | null; problem: null }
  | { status: null; retryAfter: null; problem: string };

/**
 * Sends a message as Standard Webhooks 1.0.0 has it. Follows no redirect, waits 15 seconds, reads nothing of the answer
 * but its head, and unless the operator allows it connects by https to public addresses alone.
 */
export async function sendWebhook(message: WebhookMessage, now: Date): Promise<Sent> {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const signatures = message.secrets.map((secret) =>
    signed(secret, `${message.id}.${timestamp}.${message.body}`),
  );
  return post(message.url, message.body, {
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  });
}

/** Says something in a channel, as the incoming webhooks of Slack and its kin take it; as guarded as messages are. */
export function sayInChannel(url: string, text: string): Promise<Sent> {
  return post(url, JSON.stringify({ text }), {});
}

async function post(address: string, body: string, headers: Record<string, string>): Promise<Sent> {
  const signal = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  try {
    const url = new URL(address);
    const { webhooksPrivate: allowPrivate } = env();
    if (!allowPrivate) refusePrivate(url);
    const answer = await guardedFetch({ allowPrivate, mostBytes: 0 })(url, {
      method: 'POST',
      signal,
      body,
      headers: { 'content-type': 'application/json', 'user-agent': 'Colloquy-Webhooks', ...headers },
    });
    await answer.body?.cancel().catch(() => undefined);
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), problem: null };
  } catch (error) {
    return { status: null, retryAfter: null, problem: problemOf(error, signal.aborted) };
  }
}

function signed(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

const PROBLEMS: Record<string, string> = {
  ENOTFOUND: 'The name has no address.',
  EAI_AGAIN: 'The name could not be resolved.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection broke off.',
  UND_ERR_SOCKET: 'The connection broke off.',
  UND_ERR_CONNECT_TIMEOUT: 'No connection within 3 seconds.',
};

/** Words of ours: an error's own may name what it must not. */
function problemOf(error: unknown, isLate: boolean): string {
  if (isLate) return `No answer within ${ATTEMPT_TIMEOUT_MS / 1_000} seconds.`;
  for (let e = error; typeof e === 'object' && e !== null; e = (e as { cause?: unknown }).cause) {
    if (e instanceof RefusedAddress) return 'The address is not public.';
    const { code } = e as { code?: unknown };
    if (typeof code === 'string' && PROBLEMS[code]) return PROBLEMS[code];
    if (typeof code === 'string' && /CERT|TLS|SSL|ALTNAME/.test(code)) return 'Its certificate is not valid.';
  }
  return 'No answer came.';
}
