export const LEDGER_REASONS = [
  'credit',
  'launch_hold',
  'hold_change',
  'share_hold',
  'charge',
  'share_release',
  'launch_release',
  'waiver',
] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** A line of a wallet's ledger, as one organisation sees it. Amounts in hundredths. */
export interface LedgerEntry {
  id: number;
  createdAt: Date;
  kind: 'project' | 'recruitment';
  reason: LedgerReason;
  /** The amount: more than 0 is credited, held or spent, less is given back. */
  amount: number;
  /** Null for credits, and once the study was deleted. */
  study: { id: string; title: string } | null;
  /** `readableId` is null once the response was deleted. */
  response: { id: string; readableId: number | null; progress: string | null } | null;
  /** The amounts that the organisation held and had used in all, after this entry. */
  heldAfter: number;
  usageAfter: number;
}
