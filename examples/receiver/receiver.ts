import http from 'node:http';
import { UnverifiedMessage, verifyWebhook, type WebhookMessage } from '@colloquy/client';

/**
 * A receiver of webhooks: it believes what is signed, answers at once, and does each thing once.
 *
 *   SECRETS=whsec_… PORT=4000 node receiver.js
 */

const MOST_BYTES = 1_000_000;
/** As long as a message is tried for, and somewhat more: whoever restarts keeps ids in a database instead. */
const REMEMBERED = 10_000;

export function receiver(secrets: string[], handle: (message: WebhookMessage) => Promise<void>): http.Server {
  const handled = new Set<string>();
  return http.createServer(async (req, res) => {
    const answer = (status: number) => res.writeHead(status).end();
    if (req.method !== 'POST') return answer(405);
    try {
      const body = await textOf(req);
      if (body === null) return answer(413);
      const message = await verifyWebhook({ body, headers: req.headers, secrets });
      // It comes at least once: 2xx again, and nothing is done again.
      if (handled.has(message.id)) return answer(204);
      await handle(message);
      handled.add(message.id);
      for (const oldest of handled) {
        if (handled.size <= REMEMBERED) break;
        handled.delete(oldest);
      }
      return answer(204);
    } catch (error) {
      // Anything but 2xx has the message come again, up to ten times over three days.
      return answer(error instanceof UnverifiedMessage ? 401 : 500);
    }
  });
}

/** The body byte for byte as it was signed; null when it is longer than any message. */
async function textOf(req: http.IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of req as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MOST_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

if (process.env.SECRETS) {
  const server = receiver(process.env.SECRETS.split(','), async ({ type, data }) => {
    console.log(type, data.url ?? data.studyId);
  });
  server.listen(Number(process.env.PORT ?? 4_000), () => console.log('Listening'));
}
