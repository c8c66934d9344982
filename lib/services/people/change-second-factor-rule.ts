import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { lockOrganization } from '@/lib/store/organizations';
import {
  findSecondFactorRule,
  type SecondFactorRule,
  setSecondFactorRule,
} from '@/lib/store/second-factor-rules';
import { type MemberContext, withTransaction } from '../context';
import { refuseUnlessSeen } from '../seen-settings';
import { secondFactorRuleVersion } from './read-second-factor-rule';

/**
 * Requires a second factor of members' sessions, or no longer; keys go on either way. Refuses `forbidden`,
 * `concurrent_modification` when the rule is not as it was `seen`, `bad_request` for somebody exempt who is no owner,
 * and `conflict` when it would hold back the one who sets it.
 */
export async function changeSecondFactorRule(
  ctx: MemberContext,
  rule: { required: boolean; exemptUserId: string | null },
  /** The version that the change is based on; null: whatever is set. */
  seen: string | null,
): Promise<SecondFactorRule> {
  const { organizationId, role, userId } = ctx.principal;
  if (!roleMay(role, 'own')) {
    throw new Failure('forbidden', 'Only owners may say whether a second factor is required.');
  }
  return withTransaction(ctx, async ({ db, audit }) => {
    await lockOrganization(db, organizationId);
    const before = await findSecondFactorRule(db, organizationId);
    refuseUnlessSeen(seen, secondFactorRuleVersion(before), 'who needs a second factor');
    const own = before.members.find((member) => member.userId === userId);
    if (rule.required && rule.exemptUserId !== userId && own?.hasSecondFactor !== true) {
      throw new Failure('conflict', 'Turn on your own second factor first: you would be held back, too.');
    }
    if (!(await setSecondFactorRule(db, organizationId, rule))) {
      throw new Failure('bad_request', 'Only an owner can be the one who gets in without a second factor.');
    }
    audit?.was('required', { from: before.required, to: rule.required });
    audit?.was('exemptUserId', { from: before.exemptUserId, to: rule.exemptUserId });
    return { ...before, ...rule };
  });
}
