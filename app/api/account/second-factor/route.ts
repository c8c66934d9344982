import { personRoute } from '@/lib/http/account-route';
import { guessBySession } from '@/lib/http/guess-by-session';
import { readSecondFactor } from '@/lib/services/people/read-second-factor';
import { beginSetUp } from '@/lib/services/people/set-up-second-factor';
import {
  AuthenticatorShape,
  BeginSecondFactorRequest,
  SecondFactorShape,
  secondFactorOf,
} from '@/lib/wire/account/second-factor';
import { beginSecondFactorDoc, readSecondFactorDoc } from '@/lib/wire/docs/second-factor';

/** GET /api/account/second-factor. Whether one is on. */
export const GET = personRoute({
  doc: readSecondFactorDoc,
  replies: { 200: SecondFactorShape },
  run: ({ ctx }) => readSecondFactor(ctx),
  reply: secondFactorOf,
});

/** POST /api/account/second-factor. Begins to set one up. */
export const POST = personRoute({
  doc: beginSecondFactorDoc,
  body: BeginSecondFactorRequest,
  replies: { 201: AuthenticatorShape },
  run: ({ ctx, body, request }) => guessBySession(request, ctx.principal, () => beginSetUp(ctx, body)),
  reply: (authenticator) => authenticator,
});
