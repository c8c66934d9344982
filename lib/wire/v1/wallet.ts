import { z } from 'zod';
import { creditsFromHundredths } from '@/lib/domain/wallet/credits';
import type { CreditFigures, WalletFigures } from '@/lib/domain/wallet/wallet-figures';

const CreditBalance = z
  .object({
    balance: z.number().meta({ description: 'What can be spent now: after usage, holds and the limit.' }),
    usage: z.number().meta({ description: 'What was spent, active holds included.' }),
  })
  .meta({ id: 'CreditBalance', description: 'Credits, with two decimals.' });

/** A wallet (specification, Wallet): amounts in credits. */
export const WalletShape = z
  .object({
    walletId: z.uuid().meta({ description: 'What a launch names it by.' }),
    name: z.string().meta({ description: 'Its name.' }),
    recruitmentCreditBalance: CreditBalance,
    projectCreditBalance: CreditBalance,
  })
  .meta({ id: 'Wallet', description: 'It pays for launches and responses.' });

export const WalletListShape = z
  .object({ wallets: z.array(WalletShape).meta({ description: 'The wallets that you may bill.' }) })
  .meta({ id: 'WalletList', description: 'Wallets.' });

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
