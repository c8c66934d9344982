import { v1Route } from '@/lib/http/v1-route';
import { listWalletUses } from '@/lib/services/wallets/list-wallet-uses';
import { listWalletUsesDoc } from '@/lib/wire/docs/wallets';
import { WalletUseListShape, walletUseV1 } from '@/lib/wire/v1/wallet-use';

/** GET /api/public/v1/wallets/usage. The wallets with all their figures, and for whom they are. */
export const GET = v1Route({
  doc: listWalletUsesDoc,
  replies: { 200: WalletUseListShape },
  run: ({ ctx }) => listWalletUses(ctx),
  reply: (uses) => ({ wallets: uses.map(walletUseV1) }),
});
