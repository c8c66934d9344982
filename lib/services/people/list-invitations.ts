import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { listPendingInvitations, type PendingInvitation } from '@/lib/store/invitations';
import type { MemberContext } from '../context';

/** The pending invitations. Refuses `forbidden`. */
export async function listInvitations(ctx: MemberContext): Promise<PendingInvitation[]> {
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins see invitations.');
  }
  return listPendingInvitations(ctx.db, ctx.principal);
}
