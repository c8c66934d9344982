import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './refusal';

/** No byte for this long: the body is considered lost (408 within 15 seconds; A5). */
const STALL_MS = 8_000;
/** The time limit for a body that is not an upload, however slowly it arrives. */
const WHOLE_MS = 60_000;
/**
 * After the answer, the rest of the body is read and discarded for this long. An answer with `Connection: close` would
 * have node close the connection at once, and the reset would overtake the answer.
 */
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
 * Watches the bodies being received and passes those that stalled to `late`. One timer serves all: a timeout on the
 * socket for each request would accumulate listeners on a kept connection.
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
      // A handler that read a part of it has paused the rest.
      res.once('finish', () => req.resume());
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
  // With a full buffer it is this server that is not reading.
  if (req.socket.bytesRead !== body.bytes || req.readableLength >= req.readableHighWaterMark) {
    body.bytes = req.socket.bytesRead;
    body.moved = now;
  }
  if (now - body.moved >= STALL_MS || (!body.upload && now - body.since >= WHOLE_MS)) late(req, res);
}
