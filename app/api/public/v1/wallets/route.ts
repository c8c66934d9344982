import { v1Route } from '@/lib/http/v1-route';
import { listWallets } from '@/lib/services/wallets/list-wallets';
import { WalletListShape, walletV1 } from '@/lib/wire/v1/wallet';

/** GET /api/public/v1/wallets. The wallets that the caller may bill a launch to. */
export const GET = v1Route({
  replies: { 200: WalletListShape },
  run: ({ ctx }) => listWallets(ctx),
  reply: (wallets) => ({ wallets: wallets.map(walletV1) }),
});
