import { Failure } from '@/lib/domain/failure';
import { memberChangeRefusal } from '@/lib/domain/people/member-change';
import type { Role } from '@/lib/domain/roles';
import { findRole } from '@/lib/store/members';
import { lockOrganization } from '@/lib/store/organizations';
import { type MemberContext, withTransaction } from '../context';
import { removeMember } from './remove-member';
import { setMember } from './set-member';

/** Refuses `not_found`, `forbidden`, and `conflict` for the last owner. */
export async function changeRole(
  ctx: MemberContext,
  input: { userId: string; role: Role },
): Promise<{ userId: string; role: Role }> {
  await changeMember(ctx, input.userId, input.role);
  return input;
}

/**
 * Ends the access of a member's keys and sessions at once; for the caller's own membership it is leaving. Refuses as
 * changeRole does.
 */
export async function endMembership(ctx: MemberContext, userId: string): Promise<{ userId: string }> {
  await changeMember(ctx, userId, null);
  return { userId };
}

async function changeMember(ctx: MemberContext, userId: string, role: Role | null): Promise<void> {
  const membership = { organizationId: ctx.principal.organizationId, userId };
  await withTransaction(ctx, async ({ db, principal }) => {
    // Locked before it is checked: a member who becomes an owner meanwhile counts as one.
    await lockOrganization(db, principal.organizationId);
    const now = await findRole(db, membership);
    if (!now) throw new Failure('not_found', 'This user is not a member of this organisation.');
    const actor = { ...principal, role: (await findRole(db, principal)) ?? principal.role };
    const refusal = memberChangeRefusal({ actor, target: { userId, role: now }, to: role });
    if (refusal) throw new Failure('forbidden', refusal);
    ctx.audit?.was('role', { from: now, to: role });
    if (role === null) await removeMember(db, membership);
    else await setMember(db, { ...membership, role });
  });
}
