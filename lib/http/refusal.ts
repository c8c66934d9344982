import { Failure, isFailure } from '@/lib/domain/failure';
import { isNoRoom, NoRoom } from '@/lib/domain/no-room';
import { sqlState } from '@/lib/store/database';
import { log } from '@/lib/telemetry/log';
import { metrics } from '@/lib/telemetry/metrics';
import { STATUS } from './status';
import { textResponse } from './text-response';

/** A refusal whose status is not its code's usual one: body limits and rate limits (decisions, A5). */
export class HttpRefusal extends Failure {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super('bad_request', message);
  }
}

/** A5. */
const NO_ROOM = 507;

/** The same request may succeed when there is less to do: 503 with Retry-After (A8). */
export class Overloaded extends Failure {
  readonly status = 503;
  readonly headers: Record<string, string>;

  constructor(message: string, retryAfterSeconds: number, cause?: unknown) {
    super('internal_error', message, { cause });
    this.headers = { 'retry-after': String(retryAfterSeconds) };
  }
}

/** A statement that was cancelled because it took too long: what it was part of has been rolled back. */
const QUERY_CANCELED = '57014';

function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  if (isNoRoom(error)) return new NoRoom(error);
  if (sqlState(error) === QUERY_CANCELED) {
    return new Overloaded('This took too long and was given up. Try again later, or ask for less.', 5, error);
  }
  return new Failure('internal_error', 'Something failed on our side. Nothing was changed.');
}

function isHttpRefusal(failure: Failure): failure is HttpRefusal | Overloaded {
  return 'status' in failure;
}

/**
 * The one door by which refusals leave: the envelope of the specification, and nothing of ours beside it. `admitted`
 * are the headers that the caller's admission gave, if it came so far (E9).
 */
export function refusalResponse(
  error: unknown,
  requestId: string,
  admitted: Record<string, string> = {},
): Response {
  const failure = failureOf(error);
  const noRoom = isNoRoom(failure);
  metrics().refusals.inc({ code: failure.code });
  if (noRoom) log().error({ requestId }, 'there is no room left on the disk');
  else if (failure.code === 'internal_error') log().error({ err: error, requestId }, 'a request failed');
  const headers: Record<string, string> = {
    ...admitted,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(failure.retryAfterSeconds !== undefined && { 'retry-after': String(failure.retryAfterSeconds) }),
    ...(isHttpRefusal(failure) && failure.headers),
    // Bytes may still be on their way.
    ...(noRoom && { connection: 'close' }),
  };
  const status = noRoom ? NO_ROOM : isHttpRefusal(failure) ? failure.status : STATUS[failure.code];
  const body = {
    error: failure.message,
    code: failure.code,
    ...(failure.code === 'invalid_request_body' ? { issues: failure.issues ?? [] } : {}),
  };
  return textResponse(JSON.stringify(body), { status, headers });
}
