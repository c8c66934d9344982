import { personRoute } from '@/lib/http/account-route';
import { addressOf } from '@/lib/http/authenticate';
import { guessBySession } from '@/lib/http/guess-by-session';
import { turnOffSecondFactor } from '@/lib/services/people/change-second-factor';
import { BothFactorsRequest, SecondFactorShape, secondFactorOf } from '@/lib/wire/account/second-factor';
import { turnOffSecondFactorDoc } from '@/lib/wire/docs/second-factor';

/** POST /api/account/second-factor/off. */
export const POST = personRoute({
  doc: turnOffSecondFactorDoc,
  body: BothFactorsRequest,
  replies: { 200: SecondFactorShape },
  run: ({ ctx, body, request }) =>
    guessBySession(request, ctx.principal, () =>
      turnOffSecondFactor(ctx, { ...body, ip: addressOf(request) }),
    ),
  reply: () => secondFactorOf({ onSince: null, recoveryCodesLeft: 0, requiredBy: [] }),
});
