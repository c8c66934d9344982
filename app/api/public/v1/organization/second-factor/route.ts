import { seenSettings, settingsEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { changeSecondFactorRule } from '@/lib/services/people/change-second-factor-rule';
import { readSecondFactorRule, secondFactorRuleVersion } from '@/lib/services/people/read-second-factor-rule';
import { readSecondFactorRuleDoc, setSecondFactorRuleDoc } from '@/lib/wire/docs/second-factor';
import { SecondFactorRuleShape, SetSecondFactorRuleRequest } from '@/lib/wire/v1/second-factor-rule';

/** GET /api/public/v1/organization/second-factor. Whether members need one, and who has. */
export const GET = v1Route({
  doc: readSecondFactorRuleDoc,
  replies: { 200: SecondFactorRuleShape },
  run: ({ ctx }) => readSecondFactorRule(ctx),
  reply: (rule) => rule,
  headers: (rule) => ({ etag: settingsEtag(secondFactorRuleVersion(rule), rule.members) }),
});

/** PUT /api/public/v1/organization/second-factor. By owners. */
export const PUT = v1Route({
  doc: setSecondFactorRuleDoc,
  // Without it, whoever knows a member's password is in.
  handsOutAccess: true,
  body: SetSecondFactorRuleRequest,
  replies: { 200: SecondFactorRuleShape },
  run: ({ ctx, body, request }) => changeSecondFactorRule(ctx, body, seenSettings(request)),
  reply: (rule) => rule,
  headers: (rule) => ({ etag: settingsEtag(secondFactorRuleVersion(rule), rule.members) }),
});
