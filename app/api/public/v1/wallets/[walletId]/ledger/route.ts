import { v1Route } from '@/lib/http/v1-route';
import { readLedger } from '@/lib/services/wallets/read-ledger';
import { readLedgerDoc } from '@/lib/wire/docs/wallets';
import { LedgerQuery } from '@/lib/wire/page-query';
import { WalletId } from '@/lib/wire/paths';
import { LedgerPageShape, ledgerPageV1 } from '@/lib/wire/v1/wallet-use';

/** GET …/v1/wallets/{walletId}/ledger. The organisation's entries, newest first. */
export const GET = v1Route({
  doc: readLedgerDoc,
  params: { walletId: WalletId },
  query: LedgerQuery,
  replies: { 200: LedgerPageShape },
  run: ({ ctx, params, query }) =>
    readLedger(ctx, { walletId: params.walletId, before: query.before ?? null, limit: query.limit }),
  reply: ledgerPageV1,
});
