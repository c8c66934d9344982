import { roleMay } from '@/lib/domain/roles';
import { type ListedMember, listMembers as list } from '@/lib/store/members';
import type { MemberContext } from '../context';

/** The members by name. Only owners and admins see how many keys others have and when they were last seen. */
export async function listMembers({
  db,
  principal,
}: MemberContext): Promise<(Omit<ListedMember, 'keyCount'> & { keyCount: number | null })[]> {
  const members = await list(db, principal.organizationId);
  return members.map((member) =>
    member.userId === principal.userId || roleMay(principal.role, 'administer')
      ? member
      : { ...member, keyCount: null, lastSeenAt: null },
  );
}
