/** What an address is told (Standard Webhooks 1.0.0): ids and links, nothing that anybody said. */
export interface WebhookMessage {
  /** The `webhook-id`, the same on every attempt: a message that you have had is not new. */
  id: string;
  /** Such as `response.completed`, or `webhook.test`. */
  type: string;
  /** When it happened. */
  timestamp: string;
  data: {
    organizationId: string;
    studyId?: string;
    responseId?: string;
    readableId?: number;
    exportId?: string;
    /** Where it is read over the API. */
    url?: string;
  };
}

/** A message that is not to be believed. */
export class UnverifiedMessage extends Error {
  override readonly name = 'UnverifiedMessage';
}

/** Messages of the past or of the future are refused: somebody may have kept one. */
const TOLERANCE_SECONDS = 5 * 60;

/**
 * The message, once its signature is known to be of one of the secrets. `body` is what was sent, byte for byte. Rejects
 * with an UnverifiedMessage.
 */
export async function verifyWebhook(
  given: {
    body: string;
    headers: Headers | Record<string, string | string[] | undefined>;
    secrets: string[];
  },
  now = new Date(),
): Promise<WebhookMessage> {
  const header = headersOf(given.headers);
  const [id, timestamp, signatures] = [
    header('webhook-id'),
    header('webhook-timestamp'),
    header('webhook-signature'),
  ];
  if (!id || !timestamp || !signatures) throw new UnverifiedMessage('A header is missing.');
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE_SECONDS) throw new UnverifiedMessage('Its time is off.');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${given.body}`);
  for (const secret of given.secrets) {
    for (const signature of signatures.split(' ')) {
      if (await isSigned(secret, signature, signed)) return { id, ...JSON.parse(given.body) };
    }
  }
  throw new UnverifiedMessage('Its signature is not ours.');
}

function headersOf(headers: Headers | Record<string, string | string[] | undefined>) {
  if (headers instanceof Headers) return (name: string) => headers.get(name);
  return (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
  };
}

/** In a time that tells nothing of the signature. */
async function isSigned(
  secret: string,
  signature: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const [version, mac] = signature.split(',');
  if (version !== 'v1' || !mac) return false;
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), hash, false, [
      'verify',
    ]);
    return await crypto.subtle.verify('HMAC', key, bytesOf(mac), signed);
  } catch {
    // Not base64.
    return false;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
