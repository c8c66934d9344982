/** One kind of a wallet's credits as an organisation uses it, in hundredths. */
export interface CreditUse {
  /** What it can spend now. */
  balance: number;
  /** What it has spent, active holds included. */
  usage: number;
  spent: number;
  held: number;
  /** All that it could ever use: `usage` and `balance` together. */
  total: number;
}

/** A wallet that was granted to an organisation, as whoever looks after it sees it. */
export interface WalletUse {
  walletId: string;
  name: string;
  /** Whether the reader may bill to it. */
  accessible: boolean;
  /** The members that it is for; null: everybody who may launch (decisions, G5). */
  only: { userId: string; name: string }[] | null;
  project: CreditUse;
  recruitment: CreditUse;
  /** Studies of the organisation that are billed to it and live. */
  liveStudies: number;
}

export function creditUse(
  figures: { balance: number; usage: number },
  grant: { spent: number; held: number },
): CreditUse {
  return { ...figures, spent: grant.spent, held: grant.held, total: figures.usage + figures.balance };
}
