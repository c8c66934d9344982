import { z } from 'zod';
import { creditsFromHundredths } from '@/lib/domain/wallet/credits';
import type { CreditFigures, WalletFigures } from '@/lib/domain/wallet/wallet-figures';

const CreditBalance = z.object({ balance: z.number(), usage: z.number() }).meta({ id: 'CreditBalance' });

/** A wallet (specification, Wallet): amounts in credits. */
export const WalletShape = z
  .object({
    walletId: z.uuid(),
    name: z.string(),
    recruitmentCreditBalance: CreditBalance,
    projectCreditBalance: CreditBalance,
  })
  .meta({ id: 'Wallet' });

export const WalletListShape = z.object({ wallets: z.array(WalletShape) }).meta({ id: 'WalletList' });

export function walletV1(figures: WalletFigures): z.output<typeof WalletShape> {
  return {
    walletId: figures.walletId,
    name: figures.name,
    recruitmentCreditBalance: creditBalance(figures.recruitment),
    projectCreditBalance: creditBalance(figures.project),
  };
}

function creditBalance(figures: CreditFigures): z.output<typeof CreditBalance> {
  return { balance: creditsFromHundredths(figures.balance), usage: creditsFromHundredths(figures.usage) };
}
