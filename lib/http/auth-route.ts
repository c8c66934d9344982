import { Failure } from '@/lib/domain/failure';
import { clientOf } from './authenticate';
import { countAgainst, uncount } from './limits';
import { refusalResponse } from './refusal';

/**
 * What of the sign-in library is to be had over HTTP. Everything about people and memberships goes through our own
 * services, which know our roles; the library's own endpoints for it stay shut.
 */
const OPEN = new Set([
  'GET get-session',
  'POST sign-in/email',
  'POST sign-out',
  'POST change-password',
  'GET list-sessions',
  'POST revoke-other-sessions',
]);

/** Where a password is guessed at, and how a wrong one is answered. */
const GUESSES = new Map([
  ['sign-in/email', 401],
  ['change-password', 400],
]);

/** /api/auth: sign-in, sign-out, the session. Its answers are the library's own. */
export async function authRoute(request: Request): Promise<Response> {
  try {
    const path = new URL(request.url).pathname.replace(/^\/api\/auth\//, '');
    if (!OPEN.has(`${request.method} ${path}`)) throw new Failure('not_found', 'There is no such endpoint.');
    const wrong = GUESSES.get(path);
    if (wrong === undefined) return await answer(request);
    const client = clientOf(request);
    // Counted before the password is looked at: a thousand guesses at once are a thousand, too.
    await countAgainst('failedSignIn', client);
    const response = await answer(request);
    if (response.status !== wrong) await uncount('failedSignIn', client);
    return response;
  } catch (error) {
    return refusalResponse(error, request.headers.get('x-request-id') ?? 'none');
  }
}

async function answer(request: Request): Promise<Response> {
  const { auth } = await import('@/lib/services/people/auth');
  const response = await auth().handler(request);
  // What the library could not answer leaves through our own door.
  if (response.status >= 500) throw new Error(`sign-in failed with ${response.status}`);
  return response;
}
