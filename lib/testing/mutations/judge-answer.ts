import { FAILURE_CODES } from '@/lib/domain/failure';
import type { WireAnswer } from './wire-client';

const CODES: readonly string[] = FAILURE_CODES;
const LONGEST_MS = 5_000;
/** A spoken answer waits for its words (K8). */
const LONGEST_ANSWER_MS = 7_000;
/** The answer to a declared body that never arrived. */
const LATE_MS = 15_000;

const FILE =
  /^(image\/|video\/|audio\/|text\/(csv|markdown|vtt|event-stream)|application\/(zip|octet-stream|x-subrip|x-ndjson|x-spss-sav|xliff\+xml|vnd\.(apple|openxmlformats|qdpx)))/;

/** Readiness answers 503 with what is missing (P1): in these tests no worker runs. */
export function isNotReady(route: string, { status }: WireAnswer): boolean {
  return status === 503 && route === 'GET /api/ready';
}

/**
 * What our world has nothing for: a flagged response, a link whose password was not sent, its recordings, mail, an
 * invitation, a model, an interview that has ended, a session once all others were ended, the code of a second factor,
 * an account that no organisation needs.
 */
const UNMET = new Map([
  ['PUT /api/public/v1/responses/[linkId]/[responseId]/looked-after', 409],
  ['GET /api/shared/[token]', 401],
  ['GET /api/shared/[token]/report', 401],
  ['GET /api/shared-media/[shareId]/[key]/[name]', 403],
  ['POST /api/public/v1/studies/[studyId]/invitations/send', 409],
  ['POST /api/public/v1/studies/[studyId]/invitations/remind', 409],
  ['DELETE /api/public/v1/studies/[studyId]/invitations/[invitationId]', 404],
  ['POST /api/public/v1/studies/[studyId]/translations/[language]/draft', 409],
  ['GET /api/unsubscribe/[token]', 404],
  ['POST /api/unsubscribe/[token]', 404],
  ['POST /api/account/deletion', 409],
  ['GET /api/interviews/[responseId]/erase-link', 409],
  ['DELETE /api/interviews/erase/[token]', 404],
  ['DELETE /api/account/sessions/[sessionId]', 404],
  ['POST /api/account/second-factor/confirm', 400],
  ['POST /api/account/second-factor/off', 409],
  ['POST /api/account/second-factor/recovery-codes', 409],
]);

/** Whether a valid request was answered as well as it can be here. */
export function isMet(route: string, answer: WireAnswer): boolean {
  return answer.status < 300 || isNotReady(route, answer) || UNMET.get(route) === answer.status;
}

function longestMs(status: number, route: string): number {
  if (status === 408) return LATE_MS;
  return route.endsWith('/answers') ? LONGEST_ANSWER_MS : LONGEST_MS;
}

/** The fault of an answer, whatever was requested (decisions, A2, A5, A6, A8, E9); null for none. */
export function faultOf(
  answer: WireAnswer,
  { head, route }: { head: boolean; route: string },
): string | null {
  const { status, headers, body, milliseconds } = answer;
  if (!(status >= 200 && status < 500) && !isNotReady(route, answer)) return `status ${status}`;
  if (milliseconds > longestMs(status, route)) return `answered after ${Math.round(milliseconds)} ms`;
  if (!/^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? '')) return 'no X-Request-Id';
  if (status >= 300 && status < 400 && status !== 304) return 'a redirect';
  if (head || (body.byteLength === 0 && status < 400)) return null;
  const type = headers.get('content-type') ?? '';
  // Exports, uploaded files, and researchers' pictures and films are files; their refusals are not.
  if (status < 300 && FILE.test(type)) return null;
  if (!/^application\/json\b/.test(type)) return 'not application/json';
  if (headers.has('content-encoding')) return status < 400 ? null : 'a packed refusal';
  return faultOfBody(status, body.toString());
}

function faultOfBody(status: number, text: string): string | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const fields = Object.keys(Object(body)).sort().join();
  if (status < 400 || fields === 'checks,status')
    return fields === 'code,error' ? 'a success in the envelope' : null;
  const { error, code, issues } = Object(body);
  // The protocol of assistants has its own form of refusals (J3).
  if (fields === 'error,id,jsonrpc') return typeof error?.message === 'string' ? null : 'no message';
  if (typeof error !== 'string' || error === '') return 'no message in the envelope';
  if (!CODES.includes(code)) return `the code ${code} is not in the list`;
  if (code === 'internal_error') return 'internal_error';
  const isBody = code === 'invalid_request_body';
  if (fields !== (isBody ? 'code,error,issues' : 'code,error')) return `the envelope has ${fields}`;
  return !isBody || goodIssues(issues) ? null : 'issues are not as promised';
}

function goodIssues(issues: unknown): boolean {
  return (
    Array.isArray(issues) &&
    issues.length > 0 &&
    issues.every(
      (issue) =>
        Object.keys(Object(issue)).sort().join() === 'message,path' &&
        typeof issue.message === 'string' &&
        Array.isArray(issue.path) &&
        issue.path.every((part: unknown) => typeof part === 'string' || Number.isInteger(part)),
    )
  );
}
