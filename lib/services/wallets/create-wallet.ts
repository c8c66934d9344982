import { Failure } from '@/lib/domain/failure';
import { isName } from '@/lib/domain/people/person';
import type { Db } from '@/lib/store/database';
import { insertWallet } from '@/lib/store/wallets';
import { addCredits, type Credits } from './credit-wallet';

/** A wallet with credits, in hundredths, granted to no organisation yet. Refuses `bad_request`. */
export async function createWallet(db: Db, input: { name: string } & Credits): Promise<{ walletId: string }> {
  if (!isName(input.name)) throw new Failure('bad_request', 'The name of the wallet is empty or too long.');
  return db.transaction(async (tx) => {
    const walletId = await insertWallet(tx, input.name);
    await addCredits(tx, walletId, input);
    return { walletId };
  });
}
