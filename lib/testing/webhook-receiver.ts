import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/env';

interface Received {
  headers: Record<string, string>;
  body: string;
}
/** What the receiver does: a status, or it never answers, or answers by and by. */
type Behaviour = number | 'hangs' | 'drips';

export interface WebhookReceiver {
  url: string;
  behaviour: Behaviour;
  answerHeaders: Record<string, string>;
  received: Received[];
  stop(): void;
}

/** A receiver on this machine, and the setting that allows it. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const holder = globalThis as typeof globalThis & { colloquyEnv?: ReturnType<typeof env> };
  const before = env();
  holder.colloquyEnv = { ...before, webhooksPrivate: true };
  const server = http.createServer(async (req, res) => {
    const pieces: Buffer[] = [];
    for await (const piece of req) pieces.push(piece as Buffer);
    state.received.push({
      headers: req.headers as Record<string, string>,
      body: Buffer.concat(pieces).toString(),
    });
    if (state.behaviour === 'hangs') return;
    if (state.behaviour === 'drips') {
      res.writeHead(200);
      const drip = setInterval(() => res.write('.'), 50);
      res.on('close', () => clearInterval(drip));
      return;
    }
    res.writeHead(state.behaviour, state.answerHeaders).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const state: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    behaviour: 200,
    answerHeaders: {},
    received: [],
    stop() {
      holder.colloquyEnv = before;
      server.close();
      server.closeAllConnections();
    },
  };
  return state;
}
