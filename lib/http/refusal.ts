import { Failure, isFailure } from '@/lib/domain/failure';
import { isNoRoom, NoRoom } from '@/lib/domain/no-room';
import { isStudyGone, sqlState } from '@/lib/store/database';
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

/** The same request may succeed when the server is less busy: 503 with Retry-After (A8). */
export class Overloaded extends Failure {
  readonly status = 503;
  readonly headers: Record<string, string>;

  constructor(
    message: string,
    private readonly afterSeconds: number,
    cause?: unknown,
  ) {
    super('internal_error', message, { cause });
    this.headers = { 'retry-after': String(afterSeconds) };
  }

  /** The same where something of the request may be kept. */
  afterAChange(): Overloaded {
    return new Overloaded(UNKNOWN, this.afterSeconds, this.cause);
  }
}

/** A statement that was cancelled because it took too long; its transaction has been rolled back. */
export const QUERY_CANCELED = '57014';

const UNCHANGED = 'Something failed on our side. Nothing was changed.';
const UNKNOWN =
  'Something failed on our side, and it is unknown whether the request was carried out. Send it again with the same Idempotency-Key where it takes one; otherwise read the study or the response to find out.';

function failureOf(error: unknown, mayHaveChanged: boolean): Failure {
  if (isFailure(error) && !(mayHaveChanged && error.code === 'internal_error')) return error;
  if (isOverloaded(error)) return error.afterAChange();
  // Whatever was changed before is deleted with the study.
  if (isStudyGone(error)) {
    return new Failure('study_not_found', 'There is no such study in this organisation.');
  }
  if (mayHaveChanged) return new Failure('internal_error', UNKNOWN);
  if (isNoRoom(error)) return new NoRoom(error);
  if (sqlState(error) === QUERY_CANCELED) {
    return new Overloaded('This took too long and was given up. Try again later, or ask for less.', 5, error);
  }
  return new Failure('internal_error', UNCHANGED);
}

function isOverloaded(error: unknown): error is Overloaded {
  return isFailure(error) && 'afterAChange' in error;
}

function isHttpRefusal(failure: Failure): failure is HttpRefusal | Overloaded {
  return 'status' in failure;
}

/** What a refusal needs beside its code and message. */
interface RefusedRequest {
  /** The RateLimit headers of the caller, if the request got that far (E9). */
  admitted?: Record<string, string>;
  /** Whether something may have been committed before the failure. */
  mayHaveChanged?: boolean | undefined;
}

const NOTED_EVERY_MS = 60_000;
const noted = globalThis as typeof globalThis & { colloquyNoRoomNotedAt?: number };

/** A full disk refuses every part of every upload: it is logged once a minute, or the log would fill what is left. */
function noteNoRoom(requestId: string): void {
  const now = Date.now();
  if (now - (noted.colloquyNoRoomNotedAt ?? Number.NEGATIVE_INFINITY) < NOTED_EVERY_MS) return;
  noted.colloquyNoRoomNotedAt = now;
  log().error({ requestId }, 'there is no room left on the disk');
}

/** Writes every refusal: the envelope of the specification, without internal details. */
export function refusalResponse(
  error: unknown,
  requestId: string,
  { admitted = {}, mayHaveChanged = false }: RefusedRequest = {},
): Response {
  const failure = failureOf(error, mayHaveChanged);
  const noRoom = isNoRoom(failure);
  metrics().refusals.inc({ code: failure.code });
  if (noRoom) noteNoRoom(requestId);
  else if (failure.code === 'internal_error') log().error({ err: error, requestId }, 'a request failed');
  const headers: Record<string, string> = {
    ...admitted,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(failure.retryAfterSeconds !== undefined && { 'retry-after': String(failure.retryAfterSeconds) }),
    ...(isHttpRefusal(failure) && failure.headers),
  };
  const status = noRoom ? NO_ROOM : isHttpRefusal(failure) ? failure.status : STATUS[failure.code];
  const body = {
    error: failure.message,
    code: failure.code,
    ...(failure.code === 'invalid_request_body' ? { issues: failure.issues ?? [] } : {}),
  };
  return textResponse(JSON.stringify(body), { status, headers });
}
