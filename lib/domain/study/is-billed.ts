/**
 * Whether interviews of a study are paid from a wallet. A test study has a wallet as any other, so that a launch can be
 * tried out, but holds and spends nothing of it (O3).
 */
export function isBilled(study: { walletId: string | null; isTestStudy: boolean }): boolean {
  return study.walletId !== null && !study.isTestStudy;
}
