/** A wallet granted to the organisation, and whether the member in question may bill to it. */
export interface GrantedWallet {
  walletId: string;
  accessible: boolean;
}

export type WalletChoice =
  | { kind: 'wallet'; walletId: string }
  /** The organisation has no wallets: it launches without billing. */
  | { kind: 'none' }
  | { kind: 'wallet_required' }
  | { kind: 'wallet_access_denied' };

/**
 * The wallet that a launch is billed to (specification, launch; decisions, F2 and G5). `granted` are all wallets of the
 * organisation, also those that the member may not use: a member who is not named in the only wallet must not launch
 * for free.
 */
export function chooseWallet(
  walletId: string | null | undefined,
  granted: readonly GrantedWallet[],
): WalletChoice {
  const given = walletId?.toLowerCase();
  const [only, ...others] = granted;
  if (given === undefined && only === undefined) return { kind: 'none' };
  if (given === undefined && others.length > 0) return { kind: 'wallet_required' };
  const chosen = given === undefined ? only : granted.find((wallet) => wallet.walletId === given);
  return chosen?.accessible
    ? { kind: 'wallet', walletId: chosen.walletId }
    : { kind: 'wallet_access_denied' };
}
