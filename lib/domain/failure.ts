/** The closed list of machine-readable error codes (specification, Errors). No response has another code. */
export const FAILURE_CODES = [
  'invalid_json',
  'invalid_request_body',
  'invalid_study_guide',
  'wallet_required',
  'insufficient_credits',
  'bad_request',
  'missing_api_key',
  'invalid_api_key',
  'unauthorized',
  'launch_permission_denied',
  'wallet_access_denied',
  'forbidden',
  'study_not_found',
  'response_not_found',
  'not_found',
  'study_busy',
  'concurrent_modification',
  'conflict',
  'internal_error',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** One offending field of a request: where it is and what is wrong with it. */
export interface Issue {
  path: (string | number)[];
  message: string;
}

/**
 * The one way a request is refused. `message` is written for a person and may change; `code` is the contract.
 * `retryAfterSeconds` is set only when the same request, unchanged, can succeed a moment later.
 */
export class Failure extends Error {
  /** Modules load twice in one process (in Next's bundle and in the server): recognised by this brand, not by class. */
  readonly isFailure = true;
  readonly code: FailureCode;
  readonly issues?: Issue[];
  readonly retryAfterSeconds?: number;

  constructor(
    code: FailureCode,
    message: string,
    more: { issues?: Issue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'Failure';
    this.code = code;
    if (more.issues) this.issues = more.issues;
    if (more.retryAfterSeconds !== undefined) this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && (error as { isFailure?: unknown }).isFailure === true;
}
