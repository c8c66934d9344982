import { v1Route } from '@/lib/http/v1-route';
import { setWalletAccess } from '@/lib/services/wallets/set-wallet-access';
import { setWalletAccessDoc } from '@/lib/wire/docs/wallets';
import { WalletId } from '@/lib/wire/paths';
import { WalletAccessRequest, WalletUseShape, walletUseV1 } from '@/lib/wire/v1/wallet-use';

/** PUT …/v1/wallets/{walletId}/access. Who may bill to it. */
export const PUT = v1Route({
  doc: setWalletAccessDoc,
  params: { walletId: WalletId },
  body: WalletAccessRequest,
  replies: { 200: WalletUseShape },
  run: ({ ctx, params, body }) => setWalletAccess(ctx, { walletId: params.walletId, members: body.members }),
  reply: walletUseV1,
});
