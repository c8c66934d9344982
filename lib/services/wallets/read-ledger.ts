import { Failure } from '@/lib/domain/failure';
import type { LedgerEntry } from '@/lib/domain/wallet/ledger-entry';
import { listLedgerEntries } from '@/lib/store/ledger-entries';
import type { MemberContext } from '../context';
import { listWalletUses } from './list-wallet-uses';

export interface LedgerPage {
  entries: LedgerEntry[];
  /** The cursor of the next page; null on the last. */
  before: number | null;
}

/** The organisation's entries in a wallet, newest first. Refuses `not_found` for one that the caller does not see. */
export async function readLedger(
  ctx: MemberContext,
  input: { walletId: string; before: number | null; limit: number },
): Promise<LedgerPage> {
  const { walletId, before, limit } = input;
  const wallet = (await listWalletUses(ctx)).find((use) => use.walletId === walletId);
  if (!wallet) throw new Failure('not_found', 'There is no such wallet.');
  const { organizationId } = ctx.principal;
  // One more than is shown, to know whether there are more.
  const found = await listLedgerEntries({ walletId, organizationId }, { before, limit: limit + 1 });
  const entries = found.slice(0, limit);
  return { entries, before: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
}
