import { personRoute } from '@/lib/http/account-route';
import { addressOf } from '@/lib/http/authenticate';
import { guessBySession } from '@/lib/http/guess-by-session';
import { renewRecoveryCodes } from '@/lib/services/people/change-second-factor';
import { BothFactorsRequest, RecoveryCodesShape } from '@/lib/wire/account/second-factor';
import { renewRecoveryCodesDoc } from '@/lib/wire/docs/second-factor';

/** POST /api/account/second-factor/recovery-codes. New ones, in place of all earlier ones. */
export const POST = personRoute({
  doc: renewRecoveryCodesDoc,
  body: BothFactorsRequest,
  replies: { 200: RecoveryCodesShape },
  run: ({ ctx, body, request }) =>
    guessBySession(request, ctx.principal, () =>
      renewRecoveryCodes(ctx, { ...body, ip: addressOf(request) }),
    ),
  reply: (recoveryCodes) => ({ recoveryCodes }),
});
