import { z } from 'zod';
import { creditsFromHundredths } from '@/lib/domain/wallet/credits';
import { LEDGER_REASONS, type LedgerEntry } from '@/lib/domain/wallet/ledger-entry';
import type { CreditUse, WalletUse } from '@/lib/domain/wallet/wallet-use';
import { list } from '../list';

const MOST_MEMBERS = 1_000;

const CreditUseShape = z
  .object({
    balance: z.number().meta({ description: 'What can be spent now.' }),
    usage: z.number().meta({ description: 'What was spent, active holds included.' }),
    spent: z.number().meta({ description: 'What was spent.' }),
    held: z.number().meta({ description: 'What is set aside.' }),
    total: z.number().meta({ description: 'Usage and balance together.' }),
    spentPercent: z.number().meta({ description: 'The share of it that was spent.' }),
    heldPercent: z.number().meta({ description: 'The share of it that is set aside.' }),
  })
  .meta({ id: 'CreditUse', description: 'Credits as the organization uses them.' });

/** A wallet with all its figures, and for whom it is. */
export const WalletUseShape = z
  .object({
    walletId: z.uuid().meta({ description: 'What a launch names it by.' }),
    name: z.string().meta({ description: 'Its name.' }),
    accessible: z.boolean().meta({ description: 'Whether you may bill to it.' }),
    members: z
      .array(
        z.object({
          userId: z.uuid().meta({ description: 'The person.' }),
          name: z.string().meta({ description: 'Their name.' }),
        }),
      )
      .nullable()
      .meta({
        description:
          'The members who may use it; null for everybody who may launch, and when you may not see it.',
      }),
    project: CreditUseShape,
    recruitment: CreditUseShape,
    liveStudies: z
      .int()
      .min(0)
      .meta({ description: 'Live studies of the organization that are billed to it.' }),
  })
  .meta({ id: 'WalletUse', description: 'A wallet with its figures.' });
export const WalletUseListShape = z
  .object({ wallets: z.array(WalletUseShape).meta({ description: 'By name.' }) })
  .meta({ id: 'WalletUseList', description: 'Wallets with their figures.' });

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
  .strictObject({
    members: list(z.guid().toLowerCase(), { most: MOST_MEMBERS })
      .nullable()
      .meta({ description: 'Their user ids; null for everybody who may launch.' }),
  })
  .meta({ id: 'WalletAccessRequest', description: 'Who may bill to a wallet.' });

const LedgerEntryShape = z
  .object({
    id: z.int().min(1).meta({ description: 'Its number.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was made.' }),
    kind: z.enum(['project', 'recruitment']).meta({ description: 'Which credits.' }),
    reason: z.enum(LEDGER_REASONS).meta({ description: 'What for.' }),
    amount: z.number().meta({ description: 'What was credited, held or spent; negative when given back.' }),
    study: z
      .object({
        id: z.uuid().meta({ description: 'Its id.' }),
        title: z.string().meta({ description: 'Its internal title.' }),
      })
      .nullable()
      .meta({ description: 'The study; null for credits, and once it was deleted.' }),
    response: z
      .object({
        id: z.uuid().meta({ description: 'Its id.' }),
        readableId: z.int().nullable().meta({ description: 'Its number; null once it was deleted.' }),
        progress: z.string().nullable().meta({ description: 'Where it stands; null once it was deleted.' }),
      })
      .nullable()
      .meta({ description: 'The response that it paid for, if any.' }),
    heldAfter: z.number().meta({ description: 'What the organization held after it.' }),
    usageAfter: z.number().meta({ description: 'What the organization had used after it.' }),
  })
  .meta({ id: 'LedgerEntry', description: 'An entry of a ledger.' });

export const LedgerPageShape = z
  .object({
    entries: z.array(LedgerEntryShape).meta({ description: 'Newest first.' }),
    before: z.int().nullable().meta({ description: '`before` for the next page; null on the last.' }),
  })
  .meta({ id: 'LedgerPage', description: 'A page of a ledger.' });

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
