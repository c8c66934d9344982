import { roleMay } from '@/lib/domain/roles';
import { type ListedKey, listKeys as list } from '@/lib/store/api-keys';
import type { MemberContext } from '../context';

/** The caller's own keys; owners and admins see everybody's. Newest first. */
export function listKeys({ db, principal }: MemberContext): Promise<ListedKey[]> {
  const { organizationId, userId, role } = principal;
  return list(db, roleMay(role, 'administer') ? { organizationId } : { organizationId, userId });
}
