import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@/lib/telemetry/log';
import { metrics } from '@/lib/telemetry/metrics';

/** What is known about a request while it is answered. */
export interface RequestNotes {
  /** The pattern that its path matches, such as `/api/interviews/[responseId]`: the path itself may contain secrets. */
  route: string;
  /** The id of the caller: of a key, a user or a response. */
  caller?: string | undefined;
}

/** An unknown path, or one that could not be parsed. */
export const UNMATCHED = 'unmatched';

/** The client disconnected before there was an answer; the status that nginx logs. */
const CLIENT_CLOSED_REQUEST = 499;

/** Logs one line and counts each request, once its answer was sent or its client disconnected. */
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
