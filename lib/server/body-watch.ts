import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './refusal';

/** No byte for this long: the body is not coming (408 within 15 seconds; A5). */
const STALL_MS = 8_000;
/** A whole body that is not an upload, however slowly it drips. */
const WHOLE_MS = 60_000;
/** What still arrives after the answer is read away for so long, or a reset would overtake the answer. */
const LINGER_MS = 5_000;
const TICK_MS = 1_000;

interface Watched {
  req: IncomingMessage;
  res: ServerResponse;
  upload: boolean;
  since: number;
  bytes: number;
  moved: number;
  answered: number | null;
}

/**
 * Watches the bodies that are on their way and tells `late` of those that stopped. One timer for all: a
 * timeout set on the socket for each request collects listeners over a kept connection.
 */
export function watchBodies(late: (req: IncomingMessage, res: ServerResponse) => void) {
  const watched = new Set<Watched>();
  const timer = setInterval(() => {
    const now = Date.now();
    for (const body of watched) {
      if (body.req.complete || body.req.socket.destroyed) watched.delete(body);
      else judge(body, now, late);
    }
  }, TICK_MS).unref();
  return {
    add(req: IncomingMessage, res: ServerResponse, upload: boolean): void {
      if (req.complete || !hasBody(req)) return;
      const now = Date.now();
      watched.add({ req, res, upload, since: now, bytes: req.socket.bytesRead, moved: now, answered: null });
    },
    stop: () => clearInterval(timer),
  };
}

function judge(body: Watched, now: number, late: (req: IncomingMessage, res: ServerResponse) => void): void {
  const { req, res } = body;
  if (res.writableEnded) {
    body.answered ??= now;
    if (now - body.answered >= LINGER_MS) req.socket.destroy();
    return;
  }
  // A full buffer means that we are the ones who do not read.
  if (req.socket.bytesRead !== body.bytes || req.readableLength >= req.readableHighWaterMark) {
    body.bytes = req.socket.bytesRead;
    body.moved = now;
  }
  if (now - body.moved >= STALL_MS || (!body.upload && now - body.since >= WHOLE_MS)) late(req, res);
}
