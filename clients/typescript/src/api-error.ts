import type { components } from './api-types.js';

/** What refusals are told apart by; `no_answer` where none came. */
export type ErrorCode = components['schemas']['Error']['code'] | 'no_answer';

/** A field of the body that is wrong. */
export interface Issue {
  path: (string | number)[];
  message: string;
}

/** A refusal, or that no answer came. Branch on `code`; `message` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 where no answer came. */
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  /** To quote when reporting a problem. */
  readonly requestId: string | null;
  /** How long the server asks to wait. */
  readonly retryAfterMs: number | null;

  constructor(told: {
    status: number;
    code: ErrorCode;
    message: string;
    issues?: readonly Issue[];
    requestId?: string | null;
    retryAfterMs?: number | null;
    cause?: unknown;
  }) {
    super(told.message, { cause: told.cause });
    this.status = told.status;
    this.code = told.code;
    this.issues = told.issues ?? [];
    this.requestId = told.requestId ?? null;
    this.retryAfterMs = told.retryAfterMs ?? null;
  }
}

export function noAnswer(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'no_answer', message: 'No answer came.', cause });
}

/** The refusal that an answer tells of. A proxy's has no envelope: it counts as `internal_error`. */
export function refusal({ status, headers }: Response, text: string): ApiError {
  const told = asObject(text);
  return new ApiError({
    status,
    code: typeof told.code === 'string' ? (told.code as ErrorCode) : 'internal_error',
    message: typeof told.error === 'string' ? told.error : `The server answered ${status}.`,
    issues: Array.isArray(told.issues) ? told.issues : [],
    requestId: headers.get('x-request-id'),
    retryAfterMs: millisecondsOf(headers.get('retry-after')),
  });
}

function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Seconds, or a date as proxies have it. */
function millisecondsOf(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
