import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { endInvitation, findPendingInvitation } from '@/lib/store/invitations';
import type { MemberContext } from '../context';

/** Withdraws an invitation: its link becomes invalid. Refuses `not_found` and `forbidden`. */
export async function withdrawInvitation(ctx: MemberContext, invitationId: string): Promise<{ id: string }> {
  const found = await findPendingInvitation(ctx.db, ctx.principal, invitationId);
  if (!found) throw noneLeft();
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins withdraw invitations.');
  }
  if (!(await endInvitation(ctx.db, found.id, 'canceled'))) throw noneLeft();
  return { id: found.id };
}

function noneLeft(): Failure {
  return new Failure('not_found', 'There is no such invitation any more.');
}
