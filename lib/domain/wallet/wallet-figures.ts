/** One kind of a wallet's credits as an organisation sees it, in hundredths (decisions, G1). */
export interface CreditFigures {
  /** The amount it can spend now: after all usage and holds, and within its own limit. */
  balance: number;
  /** The amount it has spent, and the amount it holds. */
  usage: number;
}

export interface WalletFigures {
  walletId: string;
  name: string;
  project: CreditFigures;
  recruitment: CreditFigures;
}

/** `limit` null: as much as the wallet has. A limit that was set below the usage leaves a balance of 0. */
export function creditFigures(
  wallet: { credited: number; spent: number; held: number },
  grant: { limit: number | null; spent: number; held: number },
): CreditFigures {
  const available = wallet.credited - wallet.spent - wallet.held;
  const usage = grant.spent + grant.held;
  const allowed = grant.limit === null ? available : Math.min(available, grant.limit - usage);
  return { balance: Math.max(0, allowed), usage };
}
