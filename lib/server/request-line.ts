import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@/lib/telemetry/log';
import { metrics } from '@/lib/telemetry/metrics';

/** What is known of a request while it is answered. */
export interface RequestNotes {
  /** The pattern that its path fits, such as `/api/interviews/[responseId]`: the path itself may hold secrets. */
  route: string;
  /** The id of the key, the user or the response that called. */
  caller?: string | undefined;
}

/** A path of nobody, or one that could not be read. */
export const UNMATCHED = 'unmatched';

/** The client went away before there was an answer; as nginx has it. */
const CLIENT_CLOSED_REQUEST = 499;

/** One line in the log, and the counters, for each request: when its answer was written, or its client has gone. */
export function noteRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { requestId, log }: { requestId: string; log: () => Logger },
): RequestNotes {
  const notes: RequestNotes = { route: UNMATCHED };
  const since = performance.now();
  res.once('close', () => {
    const milliseconds = performance.now() - since;
    const status = res.headersSent ? res.statusCode : CLIENT_CLOSED_REQUEST;
    const method = req.method ?? '';
    const { route, caller } = notes;
    metrics().requests.inc({ method, route, status });
    metrics().requestSeconds.observe({ route }, milliseconds / 1_000);
    log().info(
      { requestId, method, route, status, ms: Math.round(milliseconds * 10) / 10, ...(caller && { caller }) },
      'request',
    );
  });
  return notes;
}
