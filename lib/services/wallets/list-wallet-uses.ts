import { roleMay } from '@/lib/domain/roles';
import type { WalletUse } from '@/lib/domain/wallet/wallet-use';
import { listWalletUses as list } from '@/lib/store/wallet-uses';
import type { MemberContext } from '../context';

/**
 * The wallets that the caller may bill to; owners and admins see all wallets of the organisation, with who may use
 * them.
 */
export async function listWalletUses({ db, principal }: MemberContext): Promise<WalletUse[]> {
  const uses = await list(db, principal);
  if (roleMay(principal.role, 'administer')) return uses;
  return uses.filter(({ accessible }) => accessible).map((use) => ({ ...use, only: null }));
}
