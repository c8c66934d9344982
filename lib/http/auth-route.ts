import { Failure } from '@/lib/domain/failure';
import type { Person } from '@/lib/domain/principal';
import { env } from '@/lib/env';
import { findSignedIn } from '@/lib/services/people/authenticate-person';
import { passwordWasRight, secondsUntilGuess } from '@/lib/services/people/guard-password';
import { recordPasswordChange } from '@/lib/services/people/record-password-change';
import { hasSessionCookie } from '@/lib/services/people/session-cookie';
import { database } from '@/lib/store/database';
import { addressOf, clientOf } from './authenticate';
import { knownBrowser, knownBrowserCookie } from './known-browser';
import { countAgainst, uncount } from './limits';
import { HttpRefusal, refusalResponse } from './refusal';

/**
 * The endpoints of the sign-in library that are served over HTTP. People, memberships and the list of sessions are
 * managed by our own services, which know the roles and record changes; the library's endpoints for them are not
 * served.
 */
const OPEN = new Set(['GET get-session', 'POST sign-in/email', 'POST sign-out', 'POST change-password']);

/** Endpoints that check a password, and the answer to a wrong one. */
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
    return wrong === undefined ? await answer(request) : await guessed(request, path, wrong);
  } catch (error) {
    return refusalResponse(error, request.headers.get('x-request-id') ?? 'none');
  }
}

/**
 * Checks a password: limited by address, and by account with a growing delay (operations, RATE_LIMITS). Both are
 * counted before the password is checked, so that concurrent guesses count too.
 */
async function guessed(request: Request, path: string, wrong: number): Promise<Response> {
  const client = clientOf(request);
  await countAgainst('failedSignIn', client);
  const email = path === 'sign-in/email' ? await emailIn(request) : undefined;
  const signedIn = await signedInFrom(request);
  const target = targetOf(request, email, signedIn);
  const wait = target === undefined || !env().rateLimits ? 0 : await secondsUntilGuess(database(), target);
  if (wait > 0) {
    await uncount('failedSignIn', client);
    throw new HttpRefusal(
      429,
      'Too many wrong passwords. Wait as long as Retry-After says, then try again.',
      {
        'retry-after': String(wait),
      },
    );
  }
  const response = await answer(request);
  if (response.status !== wrong) await uncount('failedSignIn', client);
  if (response.status !== 200) return response;
  if (target !== undefined) await passwordWasRight(database(), target);
  if (email !== undefined) response.headers.append('set-cookie', knownBrowserCookie(email));
  else if (signedIn)
    await recordPasswordChange(database(), { userId: signedIn.userId, ip: addressOf(request) });
  return response;
}

/**
 * What wrong passwords are counted against. A browser that is signed in to the account, or was before, has a count of
 * its own; all others share the account's count.
 */
function targetOf(
  request: Request,
  email: string | undefined,
  signedIn: Person | undefined,
): string | undefined {
  if (signedIn && (email === undefined || signedIn.email === email)) return `session ${signedIn.sessionId}`;
  if (email === undefined) return undefined;
  const browser = knownBrowser(request.headers.get('cookie'), email);
  return browser === undefined ? `account ${email}` : `browser ${browser}`;
}

async function signedInFrom(request: Request): Promise<Person | undefined> {
  const cookie = request.headers.get('cookie');
  return hasSessionCookie(cookie) ? findSignedIn(cookie) : undefined;
}

/** The account that a sign-in names, if its body names one. */
async function emailIn(request: Request): Promise<string | undefined> {
  try {
    const body: unknown = await request.clone().json();
    const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
    return typeof email === 'string' ? email.toLowerCase() : undefined;
  } catch {
    // The library reports what is wrong with the request.
    return undefined;
  }
}

async function answer(request: Request): Promise<Response> {
  const { auth } = await import('@/lib/services/people/auth');
  const response = await auth().handler(request);
  // What the library could not answer becomes a refusal in our own envelope.
  if (response.status >= 500) throw new Error(`sign-in failed with ${response.status}`);
  return response;
}
