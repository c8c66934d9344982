import { Failure } from '@/lib/domain/failure';
import type { WalletFigures } from '@/lib/domain/wallet/wallet-figures';
import type { Db } from '@/lib/store/database';
import { creditWallet as credit, findWallet } from '@/lib/store/wallets';

/** In hundredths, 0 for none. */
export interface Credits {
  project: number;
  recruitment: number;
}

/** Adds credits to a wallet and returns the wallet after it. Refuses `not_found` and `bad_request`. */
export async function creditWallet(db: Db, input: { walletId: string } & Credits): Promise<WalletFigures> {
  return db.transaction(async (tx) => {
    if (!(await findWallet(tx, input.walletId))) throw new Failure('not_found', 'There is no such wallet.');
    await addCredits(tx, input.walletId, input);
    const figures = await findWallet(tx, input.walletId);
    return figures!;
  });
}

export async function addCredits(db: Db, walletId: string, credits: Credits): Promise<void> {
  for (const kind of ['project', 'recruitment'] as const) {
    if (credits[kind] === 0) continue;
    if (!(await credit(db, { walletId, kind, amount: credits[kind] }))) {
      throw new Failure(
        'bad_request',
        'With so many credits the wallet could not be counted exactly any more.',
      );
    }
  }
}
