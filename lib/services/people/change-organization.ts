import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { type OrganizationRow, setOrganization } from '@/lib/store/organizations';
import { type MemberContext, withTransaction } from '../context';
import { readOrganization } from './read-organization';

/** Fields that are not named stay. Refuses `forbidden`. */
export async function changeOrganization(
  ctx: MemberContext,
  change: Partial<Pick<OrganizationRow, 'name' | 'supportMessage'>>,
): Promise<OrganizationRow> {
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins may change the organisation.');
  }
  const { organizationId } = ctx.principal;
  if (Object.keys(change).length > 0)
    await withTransaction(ctx, ({ db }) => setOrganization(db, organizationId, change));
  return readOrganization(ctx);
}
