import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { findKey, type ListedKey, setKeyRevoked } from '@/lib/store/api-keys';
import type { MemberContext } from '../context';

/**
 * Revokes a key at once: one's own, or as owner or admin anybody's. A key that the caller may not see is `not_found`.
 */
export async function endKey(ctx: MemberContext, keyId: string): Promise<ListedKey> {
  const { db, principal } = ctx;
  const key = await findKey(db, principal, keyId);
  const visible = key && (key.owner.userId === principal.userId || roleMay(principal.role, 'administer'));
  if (!visible) throw new Failure('not_found', 'There is no such API key.');
  await setKeyRevoked(db, keyId);
  return (await findKey(db, principal, keyId))!;
}
