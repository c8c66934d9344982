import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { lockOrganization, type OrganizationRow, setOrganization } from '@/lib/store/organizations';
import { type MemberContext, withTransaction } from '../context';
import { refuseUnlessSeen } from '../seen-settings';
import { organizationVersion, readOrganization } from './read-organization';

/** Fields that are not named stay. Refuses `forbidden`, and `concurrent_modification` when it is not as it was `seen`. */
export async function changeOrganization(
  ctx: MemberContext,
  change: Partial<Pick<OrganizationRow, 'name' | 'supportMessage' | 'retention'>>,
  /** The version that the change is based on; null: whatever is set. */
  seen: string | null,
): Promise<OrganizationRow> {
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins may change the organisation.');
  }
  const { organizationId } = ctx.principal;
  return withTransaction(ctx, async (held) => {
    await lockOrganization(held.db, organizationId);
    const before = await readOrganization(held);
    refuseUnlessSeen(seen, organizationVersion(before), 'the organisation');
    if (Object.keys(change).length > 0) await setOrganization(held.db, organizationId, change);
    return { ...before, ...change };
  });
}
