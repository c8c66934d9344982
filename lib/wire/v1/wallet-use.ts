import { z } from 'zod';
import { creditsFromHundredths } from '@/lib/domain/wallet/credits';
import { LEDGER_REASONS, type LedgerEntry } from '@/lib/domain/wallet/ledger-entry';
import type { CreditUse, WalletUse } from '@/lib/domain/wallet/wallet-use';
import { list } from '../list';

const MOST_MEMBERS = 1_000;

const CreditUseShape = z
  .object({
    balance: z.number(),
    usage: z.number(),
    spent: z.number(),
    held: z.number(),
    total: z.number(),
    spentPercent: z.number(),
    heldPercent: z.number(),
  })
  .meta({ id: 'CreditUse' });

/** A wallet with all its figures, and for whom it is. */
export const WalletUseShape = z
  .object({
    walletId: z.uuid(),
    name: z.string(),
    accessible: z.boolean(),
    members: z.array(z.object({ userId: z.uuid(), name: z.string() })).nullable(),
    project: CreditUseShape,
    recruitment: CreditUseShape,
    liveStudies: z.int().min(0),
  })
  .meta({ id: 'WalletUse' });
export const WalletUseListShape = z
  .object({ wallets: z.array(WalletUseShape) })
  .meta({ id: 'WalletUseList' });

export function walletUseV1({
  only,
  project,
  recruitment,
  ...use
}: WalletUse): z.input<typeof WalletUseShape> {
  return { ...use, members: only, project: creditUseV1(project), recruitment: creditUseV1(recruitment) };
}

/** Shares of the whole go along, so that nobody else has to divide. */
function creditUseV1(use: CreditUse): z.input<typeof CreditUseShape> {
  const percent = (part: number) => (use.total === 0 ? 0 : Math.round((part / use.total) * 1_000) / 10);
  return {
    balance: creditsFromHundredths(use.balance),
    usage: creditsFromHundredths(use.usage),
    spent: creditsFromHundredths(use.spent),
    held: creditsFromHundredths(use.held),
    total: creditsFromHundredths(use.total),
    spentPercent: percent(use.spent),
    heldPercent: percent(use.held),
  };
}

export const WalletAccessRequest = z
  .strictObject({ members: list(z.guid().toLowerCase(), { most: MOST_MEMBERS }).nullable() })
  .meta({ id: 'WalletAccessRequest' });

const LedgerEntryShape = z
  .object({
    id: z.int().min(1),
    createdAt: z.iso.datetime(),
    kind: z.enum(['project', 'recruitment']),
    reason: z.enum(LEDGER_REASONS),
    amount: z.number(),
    study: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    response: z
      .object({ id: z.uuid(), readableId: z.int().nullable(), progress: z.string().nullable() })
      .nullable(),
    heldAfter: z.number(),
    usageAfter: z.number(),
  })
  .meta({ id: 'LedgerEntry' });

export const LedgerPageShape = z
  .object({ entries: z.array(LedgerEntryShape), before: z.int().nullable() })
  .meta({ id: 'LedgerPage' });

export function ledgerPageV1(page: {
  entries: LedgerEntry[];
  before: number | null;
}): z.input<typeof LedgerPageShape> {
  return {
    entries: page.entries.map((entry) => ({
      ...entry,
      createdAt: entry.createdAt.toISOString(),
      amount: creditsFromHundredths(entry.amount),
      heldAfter: creditsFromHundredths(entry.heldAfter),
      usageAfter: creditsFromHundredths(entry.usageAfter),
    })),
    before: page.before,
  };
}
