import { JsonText } from '@/lib/http/json-text';
import { textEtag } from '@/lib/http/text-etag';
import { v1Route } from '@/lib/http/v1-route';
import { listWallets } from '@/lib/services/wallets/list-wallets';
import { listWalletsDoc } from '@/lib/wire/docs/launching';
import { WalletListShape, walletV1 } from '@/lib/wire/v1/wallet';

/** GET /api/public/v1/wallets. The wallets that the caller may bill a launch to. */
export const GET = v1Route({
  doc: listWalletsDoc,
  keepsToTests: true,
  replies: { 200: WalletListShape },
  run: async ({ ctx }) => JSON.stringify({ wallets: (await listWallets(ctx)).map(walletV1) }),
  reply: (text) => new JsonText(text),
  headers: (text) => ({ etag: textEtag(text) }),
});
