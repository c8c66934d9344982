import { APIError, createAuthEndpoint, getIP } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { Db } from '@/lib/store/database';
import { recordExemptSignIn } from './record-exempt-sign-in';
import { closeWithoutSecondStep, owedSecondStep, takeSecondStep } from './second-step';
import { secondStepIn } from './second-step-cookie';

/** The refusal of a sign-in whose password was right, where a code is owed, too. It carries the token of that step. */
export const SECOND_STEP_OWED = 'SECOND_STEP_OWED';
/** Of a step that came too late, or whose password is another by now. */
export const SIGN_IN_EXPIRED = 'SIGN_IN_EXPIRED';

/** Of its library's paths that open a session, those that somebody with both factors in their session asks for. */
const BY_SESSION: readonly (string | undefined)[] = ['/change-password'];

interface OpeningSession {
  id?: string;
  userId: string;
}
interface Opening {
  path?: string;
  headers?: Headers | undefined;
}

/**
 * Whatever way the library opens a session, somebody with a second factor gets none by it: the one way is
 * `/sign-in/second-step`, which opens its session itself.
 */
export function sessionsOnlyBySecondStep(db: Db) {
  return {
    before: async ({ userId }: OpeningSession, opening: Opening | null) => {
      if (BY_SESSION.includes(opening?.path)) return;
      refuse(await owedSecondStep(db, userId));
      await recordExemptSignIn(db, { userId, ip: opening?.headers?.get('x-client-address') ?? null });
    },
    after: async ({ id, userId }: OpeningSession, opening: Opening | null) => {
      if (id === undefined || BY_SESSION.includes(opening?.path)) return;
      refuse(await closeWithoutSecondStep(db, { sessionId: id, userId }));
    },
  };
}

function refuse(owed: string | undefined): void {
  if (owed === undefined) return;
  throw new APIError('UNAUTHORIZED', {
    code: SECOND_STEP_OWED,
    message: 'Enter the code of your authenticator app.',
    secondStep: owed,
  });
}

/** POST /api/auth/sign-in/second-step, with the cookie of the first. */
export function secondStepPlugin(db: Db) {
  return {
    id: 'second-step',
    endpoints: {
      signInSecondStep: createAuthEndpoint('/sign-in/second-step', { method: 'POST' }, async (ctx) => {
        const { headers } = ctx;
        const code = codeIn(ctx.body);
        if (code === undefined) {
          throw new APIError('BAD_REQUEST', { code: 'INVALID_BODY', message: 'Expected {"code": "…"}.' });
        }
        const taken = await takeSecondStep(db, {
          token: secondStepIn(headers?.get('cookie') ?? null) ?? '',
          code,
          expiresAt: new Date(Date.now() + ctx.context.sessionConfig.expiresIn * 1_000),
          ipAddress: (headers && getIP(headers, ctx.context.options)) ?? '',
          userAgent: headers?.get('user-agent') ?? '',
        });
        if (taken === 'expired') {
          throw new APIError('UNAUTHORIZED', {
            code: SIGN_IN_EXPIRED,
            message: 'Begin the sign-in again: that took too long, or your password is another by now.',
          });
        }
        if (taken === 'wrong') {
          throw new APIError('UNAUTHORIZED', {
            code: 'INVALID_CODE',
            message: 'This code is not right, or it was used already.',
          });
        }
        const found = await ctx.context.internalAdapter.findSession(taken.token);
        if (!found) throw new APIError('UNAUTHORIZED', { code: SIGN_IN_EXPIRED });
        await setSessionCookie(ctx, found);
        return ctx.json({ signedIn: true });
      }),
    },
  };
}

function codeIn(body: unknown): string | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
