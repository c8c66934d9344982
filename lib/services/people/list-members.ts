import { roleMay } from '@/lib/domain/roles';
import { type ListedMember, listMembers as list } from '@/lib/store/members';
import type { MemberContext } from '../context';

/** The members by name. Keys and comings and goings of others are for owners and admins alone. */
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
