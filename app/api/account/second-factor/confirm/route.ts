import { personRoute } from '@/lib/http/account-route';
import { addressOf } from '@/lib/http/authenticate';
import { guessBySession } from '@/lib/http/guess-by-session';
import { confirmSetUp } from '@/lib/services/people/set-up-second-factor';
import { ConfirmSecondFactorRequest, RecoveryCodesShape } from '@/lib/wire/account/second-factor';
import { confirmSecondFactorDoc } from '@/lib/wire/docs/second-factor';

/** POST /api/account/second-factor/confirm. Turns it on. */
export const POST = personRoute({
  doc: confirmSecondFactorDoc,
  body: ConfirmSecondFactorRequest,
  replies: { 200: RecoveryCodesShape },
  run: ({ ctx, body, request }) =>
    guessBySession(request, ctx.principal, () =>
      confirmSetUp(ctx, { code: body.code, ip: addressOf(request) }),
    ),
  reply: (recoveryCodes) => ({ recoveryCodes }),
});
