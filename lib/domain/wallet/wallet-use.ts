/** One kind of a wallet's credits as an organisation uses it, in hundredths. */
export interface CreditUse {
  /** The amount it can spend now. */
  balance: number;
  /** The amount it has spent, active holds included. */
  usage: number;
  spent: number;
  held: number;
  /** The amount it could ever use: `usage` and `balance` together. */
  total: number;
}

/** A wallet granted to an organisation, for its administrators. */
export interface WalletUse {
  walletId: string;
  name: string;
  /** Whether the reader may bill to it. */
  accessible: boolean;
  /** The members who may bill to it; null: everybody who may launch (decisions, G5). */
  only: { userId: string; name: string }[] | null;
  project: CreditUse;
  recruitment: CreditUse;
  /** Live studies of the organisation that are billed to it. */
  liveStudies: number;
}

export function creditUse(
  figures: { balance: number; usage: number },
  grant: { spent: number; held: number },
): CreditUse {
  return { ...figures, spent: grant.spent, held: grant.held, total: figures.usage + figures.balance };
}
