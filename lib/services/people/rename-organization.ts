import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { setOrganizationName } from '@/lib/store/organizations';
import type { MemberContext } from '../context';

/** Refuses `forbidden`. */
export async function renameOrganization(
  ctx: MemberContext,
  name: string,
): Promise<{ id: string; name: string }> {
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins may rename the organisation.');
  }
  await setOrganizationName(ctx.db, ctx.principal.organizationId, name);
  return { id: ctx.principal.organizationId, name };
}
