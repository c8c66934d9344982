import { Failure } from '@/lib/domain/failure';
import { SECOND_STEP_SECONDS } from '@/lib/domain/people/second-factor';
import type { Person } from '@/lib/domain/principal';
import { env } from '@/lib/env';
import { findSignedIn } from '@/lib/services/people/authenticate-person';
import { secondsUntilCode, secondsUntilGuess } from '@/lib/services/people/guard-password';
import { recordPasswordChange } from '@/lib/services/people/record-password-change';
import { findSecondStep } from '@/lib/services/people/second-step';
import { SECOND_STEP_COOKIE, secondStepIn } from '@/lib/services/people/second-step-cookie';
import { hasSessionCookie } from '@/lib/services/people/session-cookie';
import { database } from '@/lib/store/database';
import { addressOf } from './authenticate';
import { guess, type Verdict } from './guess';
import { knownBrowser, knownBrowserCookie } from './known-browser';
import { refusalResponse } from './refusal';

/**
 * The endpoints of the sign-in library that are served over HTTP. People, memberships and the list of sessions are
 * managed by our own services, which know the roles and record changes; the library's endpoints for them are not
 * served.
 */
const OPEN = new Set([
  'GET get-session',
  'POST sign-in/email',
  'POST sign-in/second-step',
  'POST sign-out',
  'POST change-password',
]);

/** Endpoints that check a password or a code. */
const GUESSES = new Map([
  ['sign-in/email', signInByPassword],
  ['sign-in/second-step', signInByCode],
  ['change-password', changePassword],
]);

/** /api/auth: sign-in, sign-out, the session. Its answers are the library's own. */
export async function authRoute(request: Request): Promise<Response> {
  try {
    const path = new URL(request.url).pathname.replace(/^\/api\/auth\//, '');
    if (!OPEN.has(`${request.method} ${path}`)) throw new Failure('not_found', 'There is no such endpoint.');
    return await (GUESSES.get(path) ?? answer)(request);
  } catch (error) {
    return refusalResponse(error, request.headers.get('x-request-id') ?? 'none');
  }
}

/**
 * With a password. Where a code is owed, too, the answer says so, and a cookie that opens nothing remembers who has
 * shown the password; somebody with the right one learns that, nobody else learns anything.
 */
async function signInByPassword(request: Request): Promise<Response> {
  const email = await emailIn(request);
  const { response, secondStep } = await guess(request, {
    target: targetOf(request, email, await signedInFrom(request)),
    secondsUntil: secondsUntilGuess,
    attempt: () => answerWithStep(request),
    judge: (made) => (made.secondStep === undefined ? verdictOf(made.response, 401) : 'right'),
  });
  if (secondStep !== undefined) {
    const headers = { 'set-cookie': secondStepCookie(secondStep), 'cache-control': 'no-store' };
    return Response.json({ secondFactor: true }, { headers });
  }
  if (response.status === 200 && email !== undefined)
    response.headers.append('set-cookie', knownBrowserCookie(email));
  return response;
}

/** With the code that is owed after the password. */
async function signInByCode(request: Request): Promise<Response> {
  const cookies = request.headers.get('cookie');
  const step = await findSecondStep(database(), secondStepIn(cookies) ?? '');
  const response = await guess(request, {
    target: step && `code of ${browserOr(cookies, step.email, `account ${step.userId}`)}`,
    secondsUntil: secondsUntilCode,
    attempt: () => answer(request),
    judge: (made) => verdictOf(made, 401),
  });
  if (response.status !== 200 || !step) return response;
  response.headers.append('set-cookie', secondStepCookie(null));
  response.headers.append('set-cookie', knownBrowserCookie(step.email));
  return response;
}

async function changePassword(request: Request): Promise<Response> {
  const signedIn = await signedInFrom(request);
  const response = await guess(request, {
    target: targetOf(request, undefined, signedIn),
    secondsUntil: secondsUntilGuess,
    attempt: () => answer(request),
    judge: (made) => verdictOf(made, 400),
  });
  if (response.status === 200 && signedIn)
    await recordPasswordChange(database(), { userId: signedIn.userId, ip: addressOf(request) });
  return response;
}

/** `wrong`: how this endpoint answers a wrong password or code. */
function verdictOf({ status }: Response, wrong: number): Verdict {
  if (status === 200) return 'right';
  return status === wrong ? 'wrong' : 'other';
}

/** The library's answer to a password, and the token of the step that is owed beside it. */
async function answerWithStep(
  request: Request,
): Promise<{ response: Response; secondStep: string | undefined }> {
  const response = await answer(request);
  const told: unknown = response.status === 401 ? await response.clone().json() : null;
  const isOwed = typeof told === 'object' && told !== null && 'secondStep' in told;
  return { response, secondStep: isOwed ? String(told.secondStep) : undefined };
}

function secondStepCookie(token: string | null): string {
  const parts = [`${SECOND_STEP_COOKIE}=${token ?? ''}`, 'Path=/api/auth', 'HttpOnly', 'SameSite=Lax'];
  parts.push(`Max-Age=${token === null ? 0 : SECOND_STEP_SECONDS}`);
  if (env().baseUrl.startsWith('https:')) parts.push('Secure');
  return parts.join('; ');
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
  return browserOr(request.headers.get('cookie'), email, `account ${email}`);
}

/** The browser from which somebody signed in to the account before, or whom else to count against. */
function browserOr(cookies: string | null, email: string, other: string): string {
  const browser = knownBrowser(cookies, email);
  return browser === undefined ? other : `browser ${browser}`;
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
