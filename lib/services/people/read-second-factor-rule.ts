import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { findSecondFactorRule, type SecondFactorRule } from '@/lib/store/second-factor-rules';
import type { MemberContext } from '../context';
import { settingsVersion } from '../seen-settings';

/** Names what an owner sets, and not who has a second factor by now. */
export function secondFactorRuleVersion({ required, exemptUserId }: SecondFactorRule): string {
  return settingsVersion([required, exemptUserId]);
}

/** Whether sessions of members need a second factor, and who has one. Refuses `forbidden`. */
export async function readSecondFactorRule({ db, principal }: MemberContext): Promise<SecondFactorRule> {
  if (!roleMay(principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins see who has a second factor.');
  }
  return findSecondFactorRule(db, principal.organizationId);
}
