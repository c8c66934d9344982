import type { FailureCode } from '@/lib/domain/failure';

/** Each code's usual status (specification, Errors; decisions, A4 and H2). Only the gateway and the limiter send another. */
export const STATUS = {
  invalid_json: 400,
  invalid_request_body: 400,
  invalid_study_guide: 400,
  wallet_required: 400,
  insufficient_credits: 400,
  bad_request: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  unauthorized: 401,
  launch_permission_denied: 403,
  wallet_access_denied: 403,
  forbidden: 403,
  study_not_found: 404,
  response_not_found: 404,
  not_found: 404,
  study_busy: 409,
  concurrent_modification: 409,
  conflict: 409,
  internal_error: 500,
} as const satisfies Record<FailureCode, number>;
