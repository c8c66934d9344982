import type { WalletFigures } from '@/lib/domain/wallet/wallet-figures';
import { listWalletsFor } from '@/lib/store/wallets';
import type { MemberContext } from '../context';

/** The wallets of the caller's organisation that the caller may use, by name (decisions, G5). */
export function listWallets(ctx: MemberContext): Promise<WalletFigures[]> {
  return listWalletsFor(ctx.db, ctx.principal);
}
